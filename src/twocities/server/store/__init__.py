"""Where everything is kept: SQLite, or PostgreSQL for several nodes."""
