import { defineMessages } from 'react-intl'

/** What users, groups, projects, roles and domains say where they differ from the rest. */
export const identityUnable = defineMessages({
  update: { id: 'identity.unable.update', defaultMessage: 'Unable to edit the {thing}.' },
  delete: { id: 'identity.unable.delete', defaultMessage: 'Unable to delete the {thing}.' },
})
