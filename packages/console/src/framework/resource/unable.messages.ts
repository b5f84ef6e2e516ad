import { defineMessages } from 'react-intl'

/** What could not be done to things of some type, in the words that all types share: `thing`, `things` and `id` are put in. */
export const unablePhrases = defineMessages({
  list: { id: 'unable.list', defaultMessage: 'Unable to retrieve the {things}.' },
  load: { id: 'unable.load', defaultMessage: 'Unable to retrieve the {thing}.' },
  create: { id: 'unable.create', defaultMessage: 'Unable to create the {thing}.' },
  update: { id: 'unable.update', defaultMessage: 'Unable to update the {thing}.' },
  delete: { id: 'unable.delete', defaultMessage: 'Unable to delete the {thing} with id: {id}' },
})
