"""What a seat knows: views, and imagined worlds that fit them."""
