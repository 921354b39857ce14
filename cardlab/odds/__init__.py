"""The odds at the table: exact chances by counting, and estimates by playing out."""
