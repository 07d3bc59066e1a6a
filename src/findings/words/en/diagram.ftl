### The words in a diagram for print. What the words of the game are and how messages are written is said in common.ftl.
