import type { IncomingHttpHeaders } from 'node:http'
import type { Received } from '../../../core/blobs/receive.ts'
import { Fault } from '../../../core/errors/fault.ts'
import type { Reply } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { AnyoneStreamCall } from '../../../core/service/api.ts'
import type { ContainerRow } from '../containers/store.ts'
import { refusedInPlainText, refused, refusedWith } from '../faults.ts'
import { MAX_FILE_SIZE } from '../limits.ts'
import { requireObjectName, type ObjectPath } from '../paths.ts'
import { created } from '../replies.ts'
import { continueCall, beginCall, writableContainer, type SwiftCall } from '../swift-call.ts'
import { lastModified, timestamp } from '../times.ts'
import { readDescription, readType } from './description.ts'
import { readLink } from './links.ts'
import { BLANK, type NewObject } from './store.ts'
import * as store from './store.ts'
import { writeObject, type Draft } from './write.ts'
import type { Db } from '../../../core/database/db.ts'
import * as accounts from '../accounts/store.ts'

/** Uploads an object. The existing object stays until the upload is complete. */
export async function upload(call: AnyoneStreamCall<ObjectPath>): Promise<Reply> {
  const { draft, ...swiftCall } = await call.transaction((inner) => {
    const first = beginCall(inner, 'PUT')
    return { grant: first.grant, draft: prepare(first) }
  })
  const received = await receive(call)
  if (!received) return call.transaction((inner) => toReply(finish(continueCall(inner, swiftCall), draft)))
  try {
    requireEtag(call.headers.etag, received)
    const filled = { ...draft, bytes: received.size, etag: received.md5 }
    const keep = (blob: string) => call.blobs.save(received, blob)
    return await call.transaction((inner) => toReply(finish(continueCall(inner, swiftCall), filled, keep)))
  } finally {
    call.blobs.discard(received)
  }
}

/** Runs all checks that do not need the bytes. */
function prepare(swiftCall: SwiftCall<ObjectPath>): Draft {
  const { params, headers, now, grant } = swiftCall
  const { 'content-length': length, 'transfer-encoding': encoding } = headers
  requireNew(swiftCall, writableContainer(swiftCall, params))
  if (length === undefined && encoding === undefined) throw refusedInPlainText(411, 'Missing Content-Length header.')
  requireWritable(swiftCall, Number(length ?? 0))
  const description = readDescription(headers, now)
  if (grant) refuseReferences(headers)
  const { link, type } = readLink(swiftCall)
  const content_type =
    headers['content-type'] === undefined && type !== undefined ? type : readType(headers, params.object)
  return { ...BLANK, name: params.object, ...description, content_type, link }
}

/** A TempURL must not give access to other objects. */
function refuseReferences(headers: IncomingHttpHeaders): void {
  const reference = ['X-Object-Manifest', 'X-Symlink-Target'].find((name) => name.toLowerCase() in headers)
  if (reference !== undefined) throw refusedWith(400, `The header '${reference}' is not allowed in this tempurl`)
}

/** Throws unless an object of that size can be written. */
export function requireWritable(swiftCall: SwiftCall<ObjectPath>, size: number): void {
  const container = writableContainer(swiftCall, swiftCall.params)
  requireObjectName(swiftCall.params)
  if (size > MAX_FILE_SIZE) throw refusedInPlainText(413, 'Your request is too large.')
  requireQuota(swiftCall.db, container, size)
}

/** `If-None-Match: *` only creates new objects. */
function requireNew({ db, headers, params }: SwiftCall<ObjectPath>, container: ContainerRow): void {
  const condition = headers['if-none-match']
  if (condition === undefined) return
  if (condition !== '*') throw refusedInPlainText(400, 'If-None-Match only supports *')
  if (store.find(db, container.id, params.object)) throw refused(412)
}

/** Returns undefined for an empty body, which needs no file. */
async function receive({ headers, blobs, input }: AnyoneStreamCall): Promise<Received | undefined> {
  if (headers['content-length'] === '0') return undefined
  try {
    return await blobs.receive(input, MAX_FILE_SIZE)
  } catch (error) {
    const isTooLarge = error instanceof Fault && error.status === 413
    throw isTooLarge ? refusedInPlainText(413, 'Your request is too large.') : error
  }
}

function requireEtag(sent: string | undefined, { md5 }: Received): void {
  if (sent !== undefined && sent.replaceAll('"', '').toLowerCase() !== md5) throw refused(422)
}

/**
 * Writes the object; `place` moves its file to the final path. Repeats the checks, since container and object can have
 * changed since the request began.
 */
export function finish(swiftCall: SwiftCall<ObjectPath>, draft: Draft, place?: (blob: string) => void): NewObject {
  const { db, params, blobs } = swiftCall
  const container = writableContainer(swiftCall, params)
  requireNew(swiftCall, container)
  requireQuota(db, container, draft.bytes)
  if (!place || draft.bytes === 0) return writeObject(swiftCall, container, draft)
  const blob = newUuid()
  place(blob)
  try {
    return writeObject(swiftCall, container, { ...draft, blob })
  } catch (error) {
    blobs.undoSave(blob)
    throw error
  }
}

export const toReply = (object: NewObject, headers: Record<string, string> = {}): Reply => {
  const { etag, large_etag, stamp, version } = object
  return created({
    etag: large_etag === null ? etag : `"${large_etag}"`,
    'last-modified': lastModified(stamp),
    ...(version !== null && { 'x-object-version-id': timestamp(version) }),
    ...headers,
  })
}

/** Throws 413 if the container or account quota is exceeded. Replaced objects still count, as in Swift. */
function requireQuota(db: Db, { account, headers, bytes, object_count }: ContainerRow, added: number): void {
  const quotaOf = (all: Record<string, string> | undefined, name: string) => Number(all?.[name] ?? Infinity)
  const accountRow = accounts.find(db, account)
  const isFull =
    bytes + added > quotaOf(headers, 'x-container-meta-quota-bytes') ||
    object_count + 1 > quotaOf(headers, 'x-container-meta-quota-count') ||
    (accountRow?.bytes ?? 0) + added > quotaOf(accountRow?.headers, 'x-account-meta-quota-bytes')
  if (isFull) throw refusedWith(413, 'Upload exceeds quota.')
}
