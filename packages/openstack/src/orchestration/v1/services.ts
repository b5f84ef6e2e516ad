import type { OrchestrationService } from '@meridian/wire'
import { listIn, type ServiceClient } from '../../service-client.ts'

/** GET /services */
export async function list(heat: ServiceClient): Promise<OrchestrationService[]> {
  return listIn<OrchestrationService>(heat, (await heat.get('/services')).body, 'services')
}
