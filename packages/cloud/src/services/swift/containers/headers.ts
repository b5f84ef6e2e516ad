import type { IncomingHttpHeaders } from 'node:http'
import { cleanAcl } from '../access/acl.ts'
import { refusedInPlainText, refusedWith } from '../faults.ts'
import { POLICY_NAMES } from '../limits.ts'
import { changedHeaders, headerOf, isTrue } from '../metadata.ts'
import type { Headers } from '../metadata.ts'

/** Headers besides metadata that a container keeps as they are sent. */
const KEPT = ['x-container-read', 'x-container-write', 'x-container-sync-to', 'x-container-sync-key']

/** Where old versions go, in the two older ways of keeping them. */
const ARCHIVES = ['x-versions-location', 'x-history-location'] as const

/** A container's headers after a request to change them. */
export function afterRequest(before: Headers, headers: IncomingHttpHeaders): Headers {
  const after = withVersioning(changedHeaders(before, headers, 'container', KEPT), headers)
  for (const name of ['x-container-read', 'x-container-write'] as const) after[name] = cleanAcl(name, after[name] ?? '')
  requireQuota(after)
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== ''))
}

function requireQuota(headers: Headers): void {
  for (const kind of ['bytes', 'count']) {
    const quota = headers[`x-container-meta-quota-${kind}`]
    if (quota !== undefined && !/^\d+$/.test(quota)) throw refusedWith(400, `Invalid ${kind} quota.`)
  }
}

/** With the headers that say what becomes of old versions; an empty one says nothing any more. */
function withVersioning(after: Headers, headers: IncomingHttpHeaders): Headers {
  const enabled = headerOf(headers, 'x-versions-enabled')
  const archives = { ...archivesOf(after), ...sentArchives(headers) }
  if (isTrue(enabled) && Object.values(archives).some((place) => place !== '')) {
    throw refusedWith(
      400,
      'Cannot enable object versioning on a container that is already using the legacy versioned writes feature.',
    )
  }
  const switched: Headers = enabled === undefined ? {} : { 'x-versions-enabled': isTrue(enabled) ? 'True' : 'False' }
  return { ...after, ...archives, ...switched }
}

const archivesOf = (headers: Headers): Headers =>
  Object.fromEntries(ARCHIVES.map((name) => [name, headers[name] ?? '']))

/** One of the two ways takes the other's place. */
function sentArchives(headers: IncomingHttpHeaders): Headers {
  const isRemoved = ARCHIVES.filter((name) => name.replace('x-', 'x-remove-') in headers)
  const sent = ARCHIVES.filter((name) => headers[name] !== undefined)
  if (sent.length > 1) throw refusedInPlainText(400, `Only one of ${ARCHIVES.join(' or ')} may be specified`)
  const [name] = sent
  if (name === undefined) return Object.fromEntries(isRemoved.map((gone) => [gone, '']))
  const place = (headerOf(headers, name) ?? '').replaceAll(/^\/+|\/+$/g, '')
  if (place.includes('/')) throw refusedWith(412, 'Container name cannot contain slashes')
  return { ...Object.fromEntries(ARCHIVES.map((other) => [other, ''])), [name]: place }
}

/** There is one policy; a container may be made with it by name. */
export function requirePolicy(headers: IncomingHttpHeaders): void {
  const policy = headerOf(headers, 'x-storage-policy')
  if (policy !== undefined && policy !== '' && !POLICY_NAMES.includes(policy.toLowerCase())) {
    throw refusedInPlainText(400, `Invalid X-Storage-Policy '${policy}'`)
  }
}
