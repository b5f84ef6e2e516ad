import type { Readable } from 'node:stream'
import type {
  BulkDeleteReport,
  LargeObjectSegmentRequest,
  ObjectEntry,
  SubdirEntry,
  VersionEntry,
} from '@meridian/wire'
import type { ServiceClient } from '../../service-client.ts'
import type { StreamIn } from '../../call.ts'
import { OpenStackError, ServiceOutage } from '../../errors.ts'
import { tailPath, withQuery } from '../../url.ts'
import { containerUrl } from './containers.ts'
import { listingAt, namePage, type NamePage, type NameWindow } from './listing.ts'

const objectUrl = (container: string, name: string) => `${containerUrl(container)}/${tailPath(name)}`

const versionUrl = (container: string, name: string, version: string) =>
  withQuery(objectUrl(container, name), { 'version-id': version })

export type Entry = ObjectEntry | SubdirEntry

/** A store without versions lists the objects themselves. */
export type Version = ObjectEntry & Partial<VersionEntry>

export const entryName = (entry: Entry): string => ('subdir' in entry ? entry.subdir : entry.name)

/** GET container: its objects; names with the same prefix up to the delimiter are one entry. */
export const list = (
  swift: ServiceClient,
  container: string,
  query: NameWindow & { prefix?: string; delimiter?: string },
): Promise<NamePage<Entry>> => namePage<Entry>(swift, containerUrl(container), { ...query }, entryName)

/** GET container: a page of the versions of its objects, by name and then newest first, that follow `after`. */
export function listVersions(
  swift: ServiceClient,
  container: string,
  { prefix, after, limit }: { prefix?: string; after?: Version; limit: number },
): Promise<Version[]> {
  const page = { limit, prefix, marker: after?.name, version_marker: after?.version_id }
  return listingAt<Version>(swift, containerUrl(container), { versions: '', ...page })
}

/** PUT object with the id of a version: makes it the object's content. Swift refuses a request without this length. */
export const restoreVersion = (swift: ServiceClient, container: string, name: string, version: string) =>
  swift.act('PUT', versionUrl(container, name, version), undefined, { 'content-length': '0' })

/** DELETE version of an object */
export const removeVersion = (swift: ServiceClient, container: string, name: string, version: string) =>
  swift.delete(versionUrl(container, name, version))

/** HEAD object */
export const head = (swift: ServiceClient, container: string, name: string) => swift.head(objectUrl(container, name))

/** HEAD object; of a symlink, the headers of the link itself */
export const headLink = (swift: ServiceClient, container: string, name: string) =>
  swift.head(withQuery(objectUrl(container, name), { symlink: 'get' }))

/** PUT object with a body of any length; returns its ETag. */
export async function store(
  swift: ServiceClient,
  container: string,
  name: string,
  body: Readable,
  headers: Record<string, string>,
): Promise<string> {
  const answer = await swift.stream({ method: 'PUT', headers, body }, objectUrl(container, name))
  await answer.body.text()
  return String(answer.headers.etag ?? '').replaceAll('"', '')
}

/** PUT object without a body. */
export const putEmpty = (swift: ServiceClient, container: string, name: string, headers: Record<string, string>) =>
  swift.act('PUT', objectUrl(container, name), undefined, headers)

/** GET object: its data, or that of a version, or the range that the headers request. */
export const open = (
  swift: ServiceClient,
  container: string,
  name: string,
  headers: Record<string, string>,
  version?: string,
): Promise<StreamIn> =>
  swift.stream(
    { method: 'GET', headers },
    version === undefined ? objectUrl(container, name) : versionUrl(container, name, version),
  )

/** GET object: the list of its segments if it is a static large object. */
export const manifest = async (swift: ServiceClient, container: string, name: string): Promise<unknown> =>
  (await swift.get(withQuery(objectUrl(container, name), { 'multipart-manifest': 'get' }))).body

/** POST object: replaces its metadata. */
export const post = (swift: ServiceClient, container: string, name: string, headers: Record<string, string>) =>
  swift.act('POST', objectUrl(container, name), undefined, headers)

/** The object's URL in the store. */
export const url = (swift: ServiceClient, container: string, name: string): string =>
  swift.urlOf(objectUrl(container, name))

/** DELETE object */
export const remove = (swift: ServiceClient, container: string, name: string) =>
  swift.delete(objectUrl(container, name))

/** DELETE static large object with its segments. Swift always responds 200; errors are in its report. */
export async function removeLarge(swift: ServiceClient, container: string, name: string): Promise<void> {
  const target = withQuery(objectUrl(container, name), { 'multipart-manifest': 'delete' })
  const { text } = await swift.send({ method: 'DELETE', headers: {} }, target)
  const [problem] = problemsIn(text)
  if (problem === undefined) return
  throw new OpenStackError(swift.service, Number.parseInt(problem, 10) || 400, problem, null)
}

/** POST account: deletes several objects without segments. Returns those that Swift did not delete. */
export async function removeTogether(
  swift: ServiceClient,
  container: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const body = names.map((name) => objectUrl(container, name)).join('\n')
  const { text } = await swift.send({ method: 'POST', headers: { 'content-type': 'text/plain' }, body }, '?bulk-delete')
  const report = reportIn(text)
  // A store without bulk delete takes this for another call and sends no report.
  if (!report) throw new ServiceOutage(swift.service, 'garbage')
  const { Errors: errors, 'Response Status': status, 'Response Body': sentence } = report
  if (errors.length === 0 && !status.startsWith('200'))
    throw new OpenStackError(swift.service, Number.parseInt(status, 10) || 400, sentence || status, null)
  const refused = new Set(errors.map(([name]) => decoded(name)))
  const still = new Set(names.filter((name) => refused.has(`/${container}/${name}`)))
  if (still.size < refused.size) throw new ServiceOutage(swift.service, 'garbage')
  return still
}

/** The name of an entry of a report; empty if it is malformed. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}

function reportIn(text: string): BulkDeleteReport | null {
  try {
    const report = JSON.parse(text) as Partial<BulkDeleteReport> // each member is checked below
    const { Errors: errors, 'Response Status': status, 'Number Deleted': deleted } = report
    if (!Array.isArray(errors) || typeof status !== 'string' || typeof deleted !== 'number') return null
    return report as BulkDeleteReport // checked above
  } catch {
    return null // not JSON
  }
}

/** The errors of a report, such as `409 Conflict`. */
function problemsIn(report: string): string[] {
  try {
    const { Errors: errors } = JSON.parse(report) as { Errors?: [name: string, problem: string][] } // Swift's format
    return (errors ?? []).map(([, problem]) => problem)
  } catch {
    return [] // without a report the status is all there is
  }
}

/** PUT object from another one. */
export const copy = (
  swift: ServiceClient,
  from: { container: string; name: string },
  to: { container: string; name: string },
) => putEmpty(swift, to.container, to.name, { 'x-copy-from': objectUrl(from.container, from.name) })

/** PUT object as a manifest of its segments; Swift checks each segment's size and ETag. */
export const assemble = (
  swift: ServiceClient,
  container: string,
  name: string,
  segments: LargeObjectSegmentRequest[],
  headers: Record<string, string>,
) =>
  swift.act('PUT', withQuery(objectUrl(container, name), { 'multipart-manifest': 'put' }), segments, {
    'content-type': 'application/octet-stream',
    ...headers,
  })
