"""The doors of the server: HTTP and WebSockets."""
