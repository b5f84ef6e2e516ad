import { texts } from '../../framework/text/texts.ts'

/** Failure messages of users, groups, projects, roles and domains that differ from the common ones. */
export const identityFailures = texts('identity.failure', {
  update: 'Unable to edit the {thing}.',
  delete: 'Unable to delete the {thing}.',
})
