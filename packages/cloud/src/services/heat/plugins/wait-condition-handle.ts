import { newUuid } from '../../../core/ids.ts'
import { asText, isMap } from '../template/json.ts'
import type { Plugin } from './plugin.ts'
import { oneOf, text } from './schema.ts'

export const waitConditionHandle: Plugin = {
  type: 'OS::Heat::WaitConditionHandle',
  since: '2014.2',
  description: 'A handle that receives signals for wait conditions.',
  properties: {
    signal_transport: text('Transport of signals; this cloud supports only the API.', {
      default: 'TOKEN_SIGNAL',
      constraints: [oneOf('CFN_SIGNAL', 'TEMP_URL_SIGNAL', 'HEAT_SIGNAL', 'NO_SIGNAL', 'ZAQAR_SIGNAL', 'TOKEN_SIGNAL')],
    }),
  },
  attributes: {},
  create: () => ({ id: newUuid() }),
  signal({ resource }, details) {
    const status = asText(details['status'] ?? null) || 'SUCCESS'
    const number = String(Object.keys(resource.metadata).length + 1)
    const id = asText(details['id'] ?? null) || number
    const reason = asText(details['reason'] ?? null) || `Signal ${number} received`
    const data = details['data'] ?? null
    const known = isMap(resource.metadata) ? resource.metadata : {}
    return {
      reason: `status:${status} reason:${reason}`,
      metadata: { ...known, [id]: { status, reason, data } },
    }
  },
}
