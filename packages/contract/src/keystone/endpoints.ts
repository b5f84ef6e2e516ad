import { applicationCredentialEndpoints } from './application-credentials.ts'
import { catalogEndpoints } from './catalog.ts'
import { serviceStatusEndpoints } from './service-status.ts'
import { credentialEndpoints } from './credentials.ts'
import { domainEndpoints } from './domains.ts'
import { ec2CredentialEndpoints } from './ec2-credentials.ts'
import { identityProviderEndpoints, mappingEndpoints, protocolEndpoints } from './federation.ts'
import { groupEndpoints } from './groups.ts'
import { limitEndpoints, registeredLimitEndpoints } from './limits.ts'
import { projectContentEndpoints } from '../deletion/project-contents.ts'
import { projectEndpoints } from './projects.ts'
import { regionEndpoints, registeredEndpointEndpoints, registeredServiceEndpoints } from './registered-services.ts'
import { roleAssignmentEndpoints } from './role-assignments.ts'
import { roleEndpoints, roleInferenceEndpoints } from './roles.ts'
import { sessionEndpoints } from './session.ts'
import { secondFactorEndpoints } from './second-factor.ts'
import { trustEndpoints } from './trusts.ts'
import { passwordEndpoints, userEndpoints } from './users.ts'

export const keystone = {
  ...sessionEndpoints,
  ...catalogEndpoints,
  ...serviceStatusEndpoints,
  ...userEndpoints,
  ...passwordEndpoints,
  ...secondFactorEndpoints,
  ...roleEndpoints,
  ...domainEndpoints,
  ...projectEndpoints,
  ...projectContentEndpoints,
  ...roleAssignmentEndpoints,
  ...groupEndpoints,
  ...applicationCredentialEndpoints,
  ...credentialEndpoints,
  ...ec2CredentialEndpoints,
  ...registeredServiceEndpoints,
  ...registeredEndpointEndpoints,
  ...regionEndpoints,
  ...identityProviderEndpoints,
  ...protocolEndpoints,
  ...mappingEndpoints,
  ...registeredLimitEndpoints,
  ...limitEndpoints,
  ...trustEndpoints,
  ...roleInferenceEndpoints,
}
