import type { UpstreamCall } from '../upstream-calls.ts'
import type { Dialect } from './dialect.ts'
import { idKeys, NewIds } from './new-id.ts'
import { visibleJson } from './visible.ts'

/** openstacksdk's attribute for each service. */
const PROXIES: Readonly<Record<string, string>> = {
  compute: 'compute',
  identity: 'identity',
  image: 'image',
  'load-balancer': 'load_balancer',
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
    const ids = new NewIds(calls)
    return [
      'import openstack\nfrom openstack.exceptions import raise_from_response',
      'conn = openstack.connect()',
      ...calls.map((call, index) => statement(call, index, ids)),
    ].join('\n\n')
  },
}

function statement(sent: UpstreamCall, index: number, ids: NewIds): string {
  const { service, method, endpoint, path, version, headers, body, file } = sent
  const options = [
    literal(endpoint + path, ids),
    ...(body === null ? [] : [`json=${literal(JSON.parse(body), ids, 1)}`]),
    ...(file ? ['data=open("FILE", "rb")'] : []),
    ...(Object.keys(headers).length > 0 ? [`headers=${literal(headers, ids, 1)}`] : []),
    ...(version ? [`microversion=${literal(version, ids)}`] : []),
  ]
  const sender = PROXIES[service] ?? 'session'
  const newId = ids.variableAt(index)
  const call = `response = conn.${sender}.${method.toLowerCase()}(\n    ${options.join(',\n    ')},\n)`
  const id = idKeys(sent).map((key) => `[${literal(key, ids)}]`)
  return `${call}\nraise_from_response(response)${newId ? `\n${newId.toLowerCase()} = response.json()${id.join('')}` : ''}`
}

const INDENT = '    '

/** A Python literal. JSON's strings and numbers are Python's. */
function literal(value: unknown, ids: NewIds, depth = 0): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value))
    return enclosed(
      '[]',
      value.map((one) => literal(one, ids, depth + 1)),
      depth,
    )
  if (typeof value === 'string') return text(value, ids)
  if (typeof value !== 'object') return visibleJson(value)
  const members = Object.entries(value).map(([key, one]) => `${visibleJson(key)}: ${literal(one, ids, depth + 1)}`)
  return enclosed('{}', members, depth)
}

/** The text, with variables in the place of new ids. */
function text(value: string, ids: NewIds): string {
  const { parts, variables } = ids.split(value)
  if (variables.length === 0) return visibleJson(value)
  return parts
    .flatMap((part, index) => [visibleJson(part), variables[index]?.toLowerCase() ?? '""'])
    .filter((part) => part !== '""')
    .join(' + ')
}

function enclosed(brackets: string, parts: readonly string[], depth: number): string {
  if (parts.length === 0) return brackets
  const inner = `\n${INDENT.repeat(depth + 1)}`
  return `${brackets[0]}${inner}${parts.join(`,${inner}`)},\n${INDENT.repeat(depth)}${brackets[1]}`
}
