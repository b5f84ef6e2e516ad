import { aggregateEndpoints } from './aggregates.ts'
import { computeZoneEndpoints } from './availability-zones.ts'
import { computeExtensionEndpoints } from './extensions.ts'
import { flavorEndpoints } from './flavors.ts'
import { hypervisorEndpoints } from './hypervisors.ts'
import { keypairEndpoints } from './keypairs.ts'
import { computeLimitEndpoints } from './limits.ts'
import { migrationEndpoints } from './migrations.ts'
import { projectQuotaEndpoints } from './project-quotas.ts'
import { novaQuotaEndpoints } from './quotas.ts'
import { serverChangeEndpoints } from './server-changes.ts'
import { serverConsoleEndpoints } from './server-console.ts'
import { serverGroupEndpoints } from './server-groups.ts'
import { serverMetricEndpoints } from './server-metrics.ts'
import { serverPartEndpoints } from './server-parts.ts'
import { serverEndpoints } from './servers.ts'
import { computeServiceEndpoints } from './services.ts'
import { usageEndpoints } from './usage.ts'

export const nova = {
  ...serverEndpoints,
  ...serverChangeEndpoints,
  ...serverPartEndpoints,
  ...serverConsoleEndpoints,
  ...serverMetricEndpoints,
  ...serverGroupEndpoints,
  ...keypairEndpoints,
  ...flavorEndpoints,
  ...aggregateEndpoints,
  ...computeZoneEndpoints,
  ...hypervisorEndpoints,
  ...computeServiceEndpoints,
  ...migrationEndpoints,
  ...computeLimitEndpoints,
  ...novaQuotaEndpoints,
  ...projectQuotaEndpoints,
  ...usageEndpoints,
  ...computeExtensionEndpoints,
}
