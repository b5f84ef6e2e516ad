import { defineMessages } from 'react-intl'

export const choiceMessages = defineMessages({
  save: { id: 'tag.save', defaultMessage: 'Save Tags' },
  newTag: { id: 'tag.new', defaultMessage: 'New tag' },
  add: { id: 'tag.add', defaultMessage: 'Add tag' },
  none: { id: 'tag.none', defaultMessage: 'No tags yet.' },
  invalid: { id: 'tag.invalid', defaultMessage: 'A tag is not empty and has neither a comma nor a slash.' },
})

export const countPhrases = defineMessages<{ some: { count: number; total: number } }>({
  some: { id: 'tag.some', defaultMessage: 'on {count} of {total}' },
})

/** `{names}` are the items' labels. */
export const choicePhrases = defineMessages({
  body: { id: 'tag.body', defaultMessage: '{names}' },
  done: { id: 'tag.done', defaultMessage: 'Tags of {names} saved' },
  failed: { id: 'tag.failed', defaultMessage: 'Unable to change the tags of {names}' },
})
