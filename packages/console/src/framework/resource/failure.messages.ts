import { defineMessages } from 'react-intl'

/** What could not be done to things of some type, in the words that all types share: `thing`, `things` and `id` are put in. */
export const failurePhrases = defineMessages({
  list: { id: 'failure.list', defaultMessage: 'Unable to retrieve the {things}.' },
  load: { id: 'failure.load', defaultMessage: 'Unable to retrieve the {thing}.' },
  create: { id: 'failure.create', defaultMessage: 'Unable to create the {thing}.' },
  update: { id: 'failure.update', defaultMessage: 'Unable to update the {thing}.' },
  delete: { id: 'failure.delete', defaultMessage: 'Unable to delete the {thing} with id: {id}' },
})
