### Czech words; en/illegal.ftl says what each is for.
