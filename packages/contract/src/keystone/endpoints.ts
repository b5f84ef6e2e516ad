import { applicationCredentialEndpoints } from './application-credentials.ts'
import { catalogEndpoints } from './catalog.ts'
import { credentialEndpoints } from './credentials.ts'
import { domainEndpoints } from './domains.ts'
import { groupEndpoints } from './groups.ts'
import { projectEndpoints } from './projects.ts'
import { roleAssignmentEndpoints } from './role-assignments.ts'
import { roleEndpoints } from './roles.ts'
import { sessionEndpoints } from './session.ts'
import { passwordEndpoints, userEndpoints } from './users.ts'

export const keystone = {
  ...sessionEndpoints,
  ...catalogEndpoints,
  ...userEndpoints,
  ...passwordEndpoints,
  ...roleEndpoints,
  ...domainEndpoints,
  ...projectEndpoints,
  ...roleAssignmentEndpoints,
  ...groupEndpoints,
  ...applicationCredentialEndpoints,
  ...credentialEndpoints,
}
