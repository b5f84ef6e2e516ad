import { resourceTypeEndpoints } from './resource-types.ts'
import { heatServiceEndpoints } from './services.ts'
import { stackMemberEndpoints } from './stack-members.ts'
import { stackResourceEndpoints } from './stack-resources.ts'
import { stackSnapshotEndpoints } from './stack-snapshots.ts'
import { stackEndpoints, stackExportEndpoints } from './stacks.ts'
import { templateEndpoints } from './templates.ts'

export const heat = {
  ...stackEndpoints,
  ...stackExportEndpoints,
  ...stackMemberEndpoints,
  ...stackResourceEndpoints,
  ...stackSnapshotEndpoints,
  ...resourceTypeEndpoints,
  ...templateEndpoints,
  ...heatServiceEndpoints,
}
