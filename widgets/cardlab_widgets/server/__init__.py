"""The class server: who is let in, what a visitor may use, and the secrets of the machine."""
