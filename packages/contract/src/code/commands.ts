import type { UpstreamCall } from '../upstream-calls.ts'
import { contentOf } from './call-content.ts'
import { commandsFor, row, type Row } from './commands/command.ts'
import type { Word } from './commands/command-call.ts'
import { COMPUTE } from './commands/compute.ts'
import { IDENTITY } from './commands/identity.ts'
import { IMAGE } from './commands/image.ts'
import { LOAD_BALANCER } from './commands/load-balancer.ts'
import { NETWORK } from './commands/network.ts'
import { NETWORK_RULES } from './commands/network-rules.ts'
import { OBJECT_STORE } from './commands/object-store.ts'
import { ORCHESTRATION } from './commands/orchestration.ts'
import { VOLUME } from './commands/volume.ts'

/** The commands of python-openstackclient and its plugins by service, in the order in which they are tried. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  compute: COMPUTE,
  identity: IDENTITY,
  image: IMAGE,
  'load-balancer': LOAD_BALANCER,
  network: [...NETWORK, ...NETWORK_RULES],
  'object-store': OBJECT_STORE,
  orchestration: ORCHESTRATION,
  placement: [row('DELETE /allocations/*', 'resource provider allocation delete')],
  volume: VOLUME,
}

const PAGING = ['limit', 'offset', 'marker', 'sort', 'sort_key', 'sort_dir', 'fields', 'page_reverse']

export interface Commands {
  /** The words of each command after the name of the program, unless it is another one than `openstack`. */
  commands: Word[][]
  isNew: boolean
}

/** The commands that do the same as the call; null if the client has no such command. */
export function commandsOf(call: UpstreamCall): Commands | null {
  const { service, method } = call
  const { pathname, searchParams } = new URL(call.path, 'http://service')
  const { key, fields: sent } = contentOf(call)
  // The client pages and sorts by itself.
  const query = [...searchParams].filter(([name]) => method !== 'GET' || !PAGING.includes(name))
  const fields = { ...Object.fromEntries(query), ...sent }
  // Keystone creates some resources with PUT, since their ids are chosen by the user.
  const creates = method === 'POST' || (method === 'PUT' && service === 'identity')
  for (const one of call.file ? [] : (ROWS[service] ?? [])) {
    if (one.method !== method || (one.key !== '' && one.key !== key)) continue
    const parts = one.path.exec(pathname)?.slice(1).map(decodeURIComponent)
    const commands = parts && commandsFor(one, { parts, fields, creates, sendsEmpty: service === 'network' })
    if (commands && commands.length > 0) return { commands, isNew: one.isNew }
  }
  return null
}

/** Whether the command that lists the rows at a path has an option for a filter, as `status`. */
export const listHasFilter = (service: string, path: string, filter: string): boolean =>
  (ROWS[service] ?? []).some(
    ({ method, path: pattern, commands }) =>
      method === 'GET' && pattern.test(path) && commands.some(({ options }) => options[filter] === filter),
  )
