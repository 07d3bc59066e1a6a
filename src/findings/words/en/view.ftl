### What `kibao view` shows around the board. What the words of the game are and how messages are written is said in common.ftl.
