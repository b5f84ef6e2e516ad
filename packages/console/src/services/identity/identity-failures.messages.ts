import { defineMessages } from 'react-intl'

/** What users, groups, projects, roles and domains say where they differ from the rest. */
export const identityFailures = defineMessages({
  update: { id: 'identity.failure.update', defaultMessage: 'Unable to edit the {thing}.' },
  delete: { id: 'identity.failure.delete', defaultMessage: 'Unable to delete the {thing}.' },
})
