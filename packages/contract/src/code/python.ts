import { NEW_IDS, type UpstreamCall } from '../upstream-calls.ts'
import type { Dialect } from './dialect.ts'
import { definedIds, idKeys } from './new-id.ts'

/** openstacksdk's attribute for each service. */
const PROXIES: Readonly<Record<string, string>> = {
  compute: 'compute',
  identity: 'identity',
  image: 'image',
  network: 'network',
  'object-store': 'object_store',
  orchestration: 'orchestration',
  placement: 'placement',
  volume: 'block_storage',
}

/** Python with openstacksdk, which takes cloud and credentials from clouds.yaml or the environment. */
export const python: Dialect = {
  id: 'python',
  name: 'Python',
  write: (calls) => {
    const ids = definedIds(calls)
    return [
      'import openstack\nfrom openstack.exceptions import raise_from_response',
      'conn = openstack.connect()',
      ...calls.map((call, index) => statement(call, ids[index] ?? null)),
    ].join('\n\n')
  },
}

function statement(sent: UpstreamCall, newId: string | null): string {
  const { service, method, endpoint, path, version, headers, body, file } = sent
  const options = [
    literal(endpoint + path),
    ...(body === null ? [] : [`json=${literal(JSON.parse(body), 1)}`]),
    ...(file ? ['data=open("FILE", "rb")'] : []),
    ...(Object.keys(headers).length > 0 ? [`headers=${literal(headers, 1)}`] : []),
    ...(version ? [`microversion=${literal(version)}`] : []),
  ]
  const sender = PROXIES[service] ?? 'session'
  const call = `response = conn.${sender}.${method.toLowerCase()}(\n    ${options.join(',\n    ')},\n)`
  const id = idKeys(sent).map((key) => `[${literal(key)}]`)
  return `${call}\nraise_from_response(response)${newId ? `\n${newId.toLowerCase()} = response.json()${id.join('')}` : ''}`
}

const INDENT = '    '

/** A Python literal. JSON's strings and numbers are Python's. */
function literal(value: unknown, depth = 0): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value))
    return enclosed(
      '[]',
      value.map((one) => literal(one, depth + 1)),
      depth,
    )
  if (typeof value === 'string') return text(value)
  if (typeof value !== 'object') return JSON.stringify(value)
  const members = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${literal(one, depth + 1)}`)
  return enclosed('{}', members, depth)
}

/** The text, with variables in the place of their names, as `new_id` for `NEW_ID`. */
function text(value: string): string {
  const ids = value.match(NEW_IDS)
  if (!ids) return JSON.stringify(value)
  const parts = value.split(NEW_IDS).map((part) => JSON.stringify(part))
  return parts
    .flatMap((part, index) => [part, ids[index]?.toLowerCase() ?? '""'])
    .filter((part) => part !== '""')
    .join(' + ')
}

function enclosed(brackets: string, parts: readonly string[], depth: number): string {
  if (parts.length === 0) return brackets
  const inner = `\n${INDENT.repeat(depth + 1)}`
  return `${brackets[0]}${inner}${parts.join(`,${inner}`)},\n${INDENT.repeat(depth)}${brackets[1]}`
}
