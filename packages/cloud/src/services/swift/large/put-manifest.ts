import { createHash } from 'node:crypto'
import type { LargeObjectSegment as Segment } from '@meridian/wire'
import { Fault } from '../../../core/errors/fault.ts'
import { parseJson } from '../../../core/http/body.ts'
import type { Reply } from '../../../core/http/reply.ts'
import type { AnyoneStreamCall } from '../../../core/service/api.ts'
import { readAll } from '../bulk/read-all.ts'
import { body, errorsOf, reportType } from '../bulk/report.ts'
import { refused } from '../faults.ts'
import { MAX_MANIFEST_BYTES } from '../limits.ts'
import { readDescription, readType } from '../objects/description.ts'
import { BLANK } from '../objects/store.ts'
import { finish, requireWritable, toReply } from '../objects/upload.ts'
import { quoted } from '../paths.ts'
import type { ObjectPath } from '../paths.ts'
import { continueCall, beginCall } from '../swift-call.ts'
import type { SwiftCall } from '../swift-call.ts'
import { readManifest } from './manifest.ts'
import { byteRangeOf } from './static.ts'
import { isProblem, verify } from './verify.ts'
import type { Problem } from './verify.ts'

const md5 = (data: string | Buffer) => createHash('md5').update(data).digest('hex')

/** Creates a static large object from existing segments. */
export async function putManifest(call: AnyoneStreamCall<ObjectPath>): Promise<Reply> {
  const swiftCall = await call.transaction((inner) => {
    const first = beginCall(inner, 'PUT')
    requireWritable(first, 0)
    return { grant: first.grant }
  })
  const bytes = await readAll(call, MAX_MANIFEST_BYTES)
  return call.transaction((inner) => createManifest(continueCall(inner, swiftCall), bytes))
}

function createManifest(swiftCall: SwiftCall<ObjectPath>, bytes: Buffer): Reply {
  const { headers, params, now } = swiftCall
  const requests = readManifest(parseJson(bytes), params)
  const checked = requests.map((segment) => verify(swiftCall, segment))
  const problems = checked.filter(isProblem)
  if (problems.length > 0) throw refusal(swiftCall, problems)
  const found = checked.flatMap((segment) => (isProblem(segment) ? [] : [segment]))
  const large_etag = md5(found.map(etagOf).join(''))
  if (headers.etag !== undefined && headers.etag.replaceAll('"', '') !== large_etag) throw refused(422)
  const text = JSON.stringify(found)
  const object = finish(swiftCall, {
    ...BLANK,
    name: params.object,
    ...readDescription(headers, now),
    content_type: readType(headers, params.object),
    bytes: Buffer.byteLength(text),
    etag: md5(text),
    segments: text,
    large_etag,
    large_bytes: found.reduce((sum, segment) => sum + sizeOf(segment), 0),
  })
  return toReply(object)
}

/** The segment's contribution to the ETag of the large object. */
function etagOf(segment: Segment): string {
  if ('data' in segment) return md5(Buffer.from(segment.data, 'base64'))
  return segment.range === undefined ? segment.hash : `${segment.hash}:${segment.range};`
}

function sizeOf(segment: Segment): number {
  if ('data' in segment) return Buffer.from(segment.data, 'base64').length
  const { start, end } = byteRangeOf(segment)
  return end - start + 1
}

function refusal({ headers }: SwiftCall, problems: readonly Problem[]): Fault {
  const type = reportType(headers) ?? 'text/plain'
  const errors = errorsOf(problems.map(({ path, problem }) => [quoted(path), problem]))
  return new Fault(400, body(type, 'upload', {}, errors), { type })
}
