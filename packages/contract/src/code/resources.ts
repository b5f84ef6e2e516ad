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
import type { Resource } from './resources/value.ts'

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
  /** Values that the language has no arguments for. */
  lost: readonly string[]
  /** Calls that create nothing that the language has a resource for. */
  others: readonly UpstreamCall[]
}

/** The resources that the calls create, in the terms of a language. */
export function resourcesOf(all: readonly UpstreamCall[], language: Language): Resources {
  const calls = joinImageData(all, ['file', 'uri'])
  const ids = new NewIds(calls)
  const created = new Map<string, Resource>()
  const resources: Resource[] = []
  const lost: string[] = []
  const others: UpstreamCall[] = []
  for (const [index, call] of calls.entries()) {
    const found = declarationOf(call, language)
    if (!found) {
      others.push({ ...call, path: ids.named(call.path) })
      continue
    }
    const { noun, type, args, ignored, parts, fields } = found
    const count = resources.filter(({ label }) => label.replace(/_\d+$/, '') === noun).length
    const label = count === 0 ? noun : `${noun}_${count + 1}`
    const reading = new ResourceCall({ fields, parts, created, ids }, ignored)
    const resource = { type, label, values: reading.objectOf(args) }
    resources.push(resource)
    lost.push(...reading.lost().map((name) => `${label}.${name}`))
    const id = ids.definedAt(index)
    if (id !== null) created.set(id, resource)
  }
  return { resources, lost, others }
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
