import type { IncomingHttpHeaders } from 'node:http'
import { normalizeAcl } from '../access/acl.ts'
import { refusedInPlainText, refusedWith } from '../faults.ts'
import { POLICY_NAMES } from '../limits.ts'
import { changedHeaders, headerOf, isTrue } from '../metadata.ts'
import type { Headers } from '../metadata.ts'

/** Stored headers besides metadata. */
const STORED = ['x-container-read', 'x-container-write', 'x-container-sync-to', 'x-container-sync-key']

/** The headers of the two older versioning modes. */
const ARCHIVES = ['x-versions-location', 'x-history-location'] as const

/** A container's headers after PUT or POST. */
export function afterRequest(before: Headers, headers: IncomingHttpHeaders): Headers {
  const after = withVersioning(changedHeaders(before, headers, 'container', STORED), headers)
  for (const name of ['x-container-read', 'x-container-write'] as const)
    after[name] = normalizeAcl(name, after[name] ?? '')
  requireQuota(after)
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== ''))
}

function requireQuota(headers: Headers): void {
  for (const kind of ['bytes', 'count']) {
    const quota = headers[`x-container-meta-quota-${kind}`]
    if (quota !== undefined && !/^\d+$/.test(quota)) throw refusedWith(400, `Invalid ${kind} quota.`)
  }
}

/** Adds the versioning headers; an empty value removes one. */
function withVersioning(after: Headers, headers: IncomingHttpHeaders): Headers {
  const enabled = headerOf(headers, 'x-versions-enabled')
  const archives = { ...archivesOf(after), ...sentArchives(headers) }
  if (isTrue(enabled) && Object.values(archives).some((archive) => archive !== '')) {
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

/** Setting one of the two modes removes the other. */
function sentArchives(headers: IncomingHttpHeaders): Headers {
  const isRemoved = ARCHIVES.filter((name) => name.replace('x-', 'x-remove-') in headers)
  const sent = ARCHIVES.filter((name) => headers[name] !== undefined)
  if (sent.length > 1) throw refusedInPlainText(400, `Only one of ${ARCHIVES.join(' or ')} may be specified`)
  const [name] = sent
  if (name === undefined) return Object.fromEntries(isRemoved.map((gone) => [gone, '']))
  const archive = (headerOf(headers, name) ?? '').replaceAll(/^\/+|\/+$/g, '')
  if (archive.includes('/')) throw refusedWith(412, 'Container name cannot contain slashes')
  return { ...Object.fromEntries(ARCHIVES.map((other) => [other, ''])), [name]: archive }
}

/** Throws 400 unless the requested policy is the only one. */
export function requirePolicy(headers: IncomingHttpHeaders): void {
  const policy = headerOf(headers, 'x-storage-policy')
  if (policy !== undefined && policy !== '' && !POLICY_NAMES.includes(policy.toLowerCase())) {
    throw refusedInPlainText(400, `Invalid X-Storage-Policy '${policy}'`)
  }
}
