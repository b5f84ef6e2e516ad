import { Fault } from '../../../core/errors/fault.ts'
import { currentRowById } from '../resources/store.ts'
import { isMap, toPythonJson } from '../template/json.ts'
import type { JsonMap } from '../template/json.ts'
import type { Plugin, Work } from './plugin.ts'
import { changeable, integer, number, range, text } from './schema.ts'

/** The signals of its handle. */
const signalsOf = ({ context, stack, properties }: Work): [string, JsonMap][] => {
  const handle = currentRowById(context.db, stack.id, String(properties['handle']))
  return Object.entries(handle?.metadata ?? {}).flatMap(([id, signal]) => (isMap(signal) ? [[id, signal]] : []))
}

export const waitCondition: Plugin = {
  type: 'OS::Heat::WaitCondition',
  since: '2014.2',
  description: 'Waits for signals to its handle.',
  properties: {
    handle: text('The handle.', { required: true }),
    timeout: number('Timeout in seconds.', { required: true, constraints: [range(1, 43_200)] }),
    count: integer('Number of signals to wait for.', { default: 1, ...changeable, constraints: [range(1)] }),
  },
  attributes: {
    data: {
      description: 'Data of the signals.',
      type: 'string',
      value: (work) =>
        toPythonJson(Object.fromEntries(signalsOf(work).map(([id, signal]) => [id, signal['data'] ?? null]))),
    },
  },
  create: ({ resource }) => ({ id: resource.physical_name }),
  isReady(work) {
    const { context, stack, properties, resource } = work
    const signals = signalsOf(work)
    const failed = signals.find(([, signal]) => signal['status'] !== 'SUCCESS')
    if (failed) throw new Fault(500, String(failed[1]['reason']), { type: 'WaitConditionFailure' })
    if (signals.length >= Number(properties['count'])) return true
    const waited = Math.max(context.clock.now() - Date.parse(resource.created_at), stack.ticks * 1000) / 1000
    if (waited >= Number(properties['timeout'])) {
      const message = `${signals.length} of ${String(properties['count'])} received`
      throw new Fault(500, message, { type: 'WaitConditionTimeout' })
    }
    return false
  },
}
