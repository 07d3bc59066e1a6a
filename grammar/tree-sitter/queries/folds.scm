; Games, and the head of each.
[
  (game)
  (head)
] @fold
