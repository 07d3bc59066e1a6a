### Swahili words; en/moves.ftl says what each is for.
