import type { OrchestrationService } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import type { ServiceClient } from '../../service-client.ts'

/** GET /services */
export const list = (heat: ServiceClient): Promise<OrchestrationService[]> => listAt(heat, '/services', 'services')
