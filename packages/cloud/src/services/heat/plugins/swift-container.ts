import { isMap } from '../template/json.ts'
import type { JsonMap } from '../template/json.ts'
import type { Plugin, Work } from './plugin.ts'
import { nameOf, unlessGone } from './rest.ts'
import { boolean, map, text } from './schema.ts'

const accountOf = ({ stack }: Work) => `/v1/AUTH_${stack.project_id}`
const pathOf = (work: Work, name: string) => `${accountOf(work)}/${encodeURIComponent(name)}`
const ownPath = (work: Work) => pathOf(work, work.resource.physical_id ?? '')

function headersOf(properties: JsonMap): Record<string, string> {
  const metadata = properties['X-Container-Meta'] ?? null
  const notes = Object.entries(isMap(metadata) ? metadata : {})
  const access = ['X-Container-Read', 'X-Container-Write'].filter((name) => (properties[name] ?? null) !== null)
  return Object.fromEntries([
    ...access.map((name) => [name.toLowerCase(), String(properties[name])]),
    ...notes.map(([name, value]) => [`x-container-meta-${name.toLowerCase()}`, String(value)]),
  ])
}

/** The container as in the account's list. */
function listed(work: Work): JsonMap {
  const name = work.resource.physical_id ?? ''
  const path = `${accountOf(work)}?format=json&prefix=${encodeURIComponent(name)}`
  const all: JsonMap[] = work.callService('object-store', { method: 'GET', path }) ?? []
  return all.find((item) => item['name'] === name) ?? {}
}

/** Deletes all objects, so that the container can be deleted. */
function purge(work: Work): void {
  const objects: JsonMap[] =
    work.callService('object-store', { method: 'GET', path: `${ownPath(work)}?format=json` }) ?? []
  for (const { name } of objects) {
    const path = `${ownPath(work)}/${String(name).split('/').map(encodeURIComponent).join('/')}`
    unlessGone(() => work.callService('object-store', { method: 'DELETE', path }))
  }
}

export const container: Plugin = {
  type: 'OS::Swift::Container',
  since: '2014.1',
  description: 'A container for objects.',
  properties: {
    name: text('Its name.'),
    'X-Container-Read': text('Read ACL.'),
    'X-Container-Write': text('Write ACL.'),
    'X-Container-Meta': map('Metadata.', undefined, { default: {} }),
    'X-Account-Meta': map('Stored but ignored.', undefined, { default: {} }),
    PurgeOnDelete: boolean('Whether its objects are deleted with it.', { default: false }),
  },
  attributes: {
    ObjectCount: {
      description: 'Number of objects.',
      type: 'integer',
      value: (work) => listed(work)['count'] ?? 0,
    },
    BytesUsed: { description: 'Size in bytes.', type: 'integer', value: (work) => listed(work)['bytes'] ?? 0 },
    HeadContainer: { description: 'All attributes of the container.', type: 'map', value: listed },
    RootURL: { description: "Path of the container's URL.", type: 'string', value: ownPath },
  },
  create(work) {
    const name = nameOf(work)
    work.callService('object-store', { method: 'PUT', path: pathOf(work, name), headers: headersOf(work.properties) })
    return { id: name }
  },
  remove(work) {
    unlessGone(() => {
      if (work.properties['PurgeOnDelete'] === true) purge(work)
      work.callService('object-store', { method: 'DELETE', path: ownPath(work) })
    })
  },
}
