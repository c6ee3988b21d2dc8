"""Modules with work that outlives a call, and a method that waits for it."""
