import { texts } from '../text/texts.ts'

export const choiceMessages = texts('tag', {
  save: 'Save Tags',
  none: 'No tags yet.',
  invalid: 'A tag is not empty and has neither a comma nor a slash.',
  some: 'on {count} of {total}',
})

/** `{names}` are the items' labels. */
export const choicePhrases = texts('tag', {
  body: '{names}',
  done: 'Tags of {names} saved',
  failed: 'Unable to change the tags of {names}',
})
