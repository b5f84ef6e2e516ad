import { defineMessages } from 'react-intl'

/** Failure messages of users, groups, projects, roles and domains that differ from the common ones. */
export const identityFailures = defineMessages({
  update: { id: 'identity.failure.update', defaultMessage: 'Unable to edit the {thing}.' },
  delete: { id: 'identity.failure.delete', defaultMessage: 'Unable to delete the {thing}.' },
})
