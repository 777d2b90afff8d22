"""The endpoints of the server: HTTP and WebSockets."""
