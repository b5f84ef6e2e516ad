import type { UpstreamCall } from '../upstream-calls.ts'
import { contentOf } from './call-content.ts'
import { joinImageData } from './image-data.ts'
import { NewIds } from './new-id.ts'
import { COMPUTE } from './resources/compute.ts'
import { IDENTITY } from './resources/identity.ts'
import { NETWORK } from './resources/network.ts'
import { ResourceCall } from './resources/resource-call.ts'
import type { Language, ResourceRow } from './resources/resource-row.ts'
import { IMAGE, OBJECT_STORE, VOLUME } from './resources/storage.ts'
import type { Resource, Value } from './resources/value.ts'

/** The resources of terraform-provider-openstack and of Heat by service and by the calls that create them. */
const ROWS: Readonly<Record<string, readonly ResourceRow[]>> = {
  compute: COMPUTE,
  network: NETWORK,
  identity: IDENTITY,
  volume: VOLUME,
  image: IMAGE,
  'object-store': OBJECT_STORE,
}

export interface Resources {
  resources: readonly Resource[]
  /** Calls that create nothing that the language has a resource for. */
  others: readonly UpstreamCall[]
}

/** Names for what calls create that nobody sends: a project that is exported. */
export interface Names {
  /** The label of what each call creates. */
  labels: readonly string[]
  ids: NewIds
  /** What stands for texts in the calls. */
  known: ReadonlyMap<string, Value>
}

/** The resources that the calls create, in the terms of a language. */
export function resourcesOf(all: readonly UpstreamCall[], language: Language, names?: Names): Resources {
  const calls = joinImageData(all, ['file', 'uri'])
  const { ids, known, labels } = names ?? { ids: new NewIds(calls), known: new Map(), labels: [] }
  const created = new Map<string, Resource>()
  const counts = new Map<string, number>()
  const resources: Resource[] = []
  const others: UpstreamCall[] = []
  for (const [index, call] of calls.entries()) {
    const found = declarationOf(call, language)
    if (!found) {
      others.push({ ...call, path: ids.named(call.path) })
      continue
    }
    const { noun, type, args, ignored, parts, fields } = found
    const count = (counts.get(noun) ?? 0) + 1
    counts.set(noun, count)
    const label = labels[index] ?? (count === 1 ? noun : `${noun}_${count}`)
    const reading = new ResourceCall({ fields, parts, created, ids, known }, ignored)
    const resource = { type, label, values: reading.objectOf(args), lost: reading.lost() }
    resources.push(resource)
    const id = ids.definedAt(index)
    if (id !== null) created.set(id, resource)
  }
  return { resources, others }
}

/** The call that creates a resource, for texts only. */
export function creationOf(noun: string, parts: readonly string[], fields: object, newId: string): UpstreamCall {
  const [service, row] = rowOf(noun)
  const path = parts.reduce((pattern, part) => pattern.replace('*', encodeURIComponent(part)), row.pattern)
  const body = JSON.stringify({ [noun]: fields })
  const unsent = {
    endpoint: '',
    version: null,
    headers: {},
    file: false,
    status: null,
    milliseconds: 0,
    requestId: null,
  }
  return { ...unsent, service, method: row.method, path, body, newId }
}

function rowOf(noun: string): [service: string, row: ResourceRow] {
  for (const [service, rows] of Object.entries(ROWS)) {
    const row = rows.find((one) => one.noun === noun)
    if (row) return [service, row]
  }
  throw new Error(`There is no resource ${noun}`)
}

function declarationOf(call: UpstreamCall, language: Language) {
  const { pathname, search } = new URL(call.path, 'http://service')
  if (search !== '' || call.file) return null
  const { key, fields } = contentOf(call)
  for (const { noun, method, path, key: expected, types } of ROWS[call.service] ?? []) {
    const parts = path.exec(pathname)?.slice(1).map(decodeURIComponent)
    const declared = types[language]
    if (method !== call.method || (expected !== '' && expected !== key) || !parts || !declared) continue
    const [type, args, ignored] = declared
    return { noun, type, args, ignored, parts, fields }
  }
  return null
}

const ALL_ROWS = Object.values(ROWS).flat()

/** The type that a language has for a noun, as `network`. */
export const resourceType = (noun: string, language: Language): string =>
  ALL_ROWS.find((row) => row.noun === noun)?.types[language]?.[0] ?? ''

/** What any of the languages has a resource for. */
export const RESOURCE_NOUNS: readonly string[] = [...new Set(ALL_ROWS.map(({ noun }) => noun))]
