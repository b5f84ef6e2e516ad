import { newUuid } from '../../../core/ids.ts'
import type { Plugin } from './plugin.ts'

export const none: Plugin = {
  type: 'OS::Heat::None',
  since: '5.0.0',
  description: 'A resource that does nothing.',
  properties: {},
  attributes: {},
  create: () => ({ id: newUuid() }),
}
