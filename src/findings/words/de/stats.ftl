### German words; en/stats.ftl says what each is for.
