"""The database: SQLite, or PostgreSQL for several nodes."""
