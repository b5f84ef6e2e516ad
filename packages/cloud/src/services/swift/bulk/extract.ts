import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Fault } from '../../../core/errors/fault.ts'
import type { Reply } from '../../../core/http/reply.ts'
import type { AnyoneCall, AnyoneStreamCall } from '../../../core/service/api.ts'
import * as containers from '../containers/store.ts'
import { refused, refusedWith } from '../faults.ts'
import { MAX_BULK_FAILURES, MAX_EXTRACTED_CONTAINERS, MAX_FILE_SIZE } from '../limits.ts'
import { guessType } from '../objects/media-types.ts'
import { BLANK } from '../objects/store.ts'
import { finish, requireWritable } from '../objects/upload.ts'
import { quoted, requireContainerName, splitPath } from '../paths.ts'
import type { AccountPath, ObjectPath } from '../paths.ts'
import { ownAccount, continueCall, beginCall } from '../swift-call.ts'
import type { SwiftCall } from '../swift-call.ts'
import { reportReply, requireReportType } from './report.ts'
import type { Report } from './report.ts'
import { BrokenArchive, readTar } from './tar.ts'
import type { TarFile } from './tar.ts'

type PathParams = AccountPath & Partial<ObjectPath>
type Call = AnyoneStreamCall<PathParams>

const FORMATS = ['tar', 'tar.gz']

/** Creates an object for each file of an archive, and missing containers. */
export async function extract(call: Call): Promise<Reply> {
  const counts = { 'Number Files Created': 0 }
  const report: Report = { status: 201, sentence: '', counts, errors: [] }
  const { grant, params, format } = await call.transaction((inner) => {
    const first = beginCall(inner, 'PUT')
    return { grant: first.grant, params: first.params, format: inner.query.get('extract-archive') ?? '' }
  })
  if (!FORMATS.includes(format)) throw refusedWith(400, 'Unsupported archive format')
  const folder = [params.container, params.object].filter((part) => part !== undefined).join('/')
  try {
    requireReportType(call.headers)
    requireBody(call)
    const made = new Set<string>()
    for await (const file of readTar(unpacked(call, format))) {
      const path = [folder, file.name.replace(/^(?:\.?\/)+/, '')].filter((part) => part !== '').join('/')
      try {
        await store(call, { grant }, path, file, made)
        counts['Number Files Created'] += 1
      } catch (error) {
        if (!(error instanceof Fault) || error instanceof BrokenArchive || error.status === 401) throw error
        report.errors.push([quoted(path), error.status])
        if (report.errors.length >= MAX_BULK_FAILURES) throw new Fault(400, 'Max failures exceeded')
      }
    }
    if (report.errors.length > 0) report.status = 400
    else if (counts['Number Files Created'] === 0) throw new BrokenArchive('No Valid Files')
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    report.status = error.status
    report.sentence = error.message
  }
  return reportReply(call.headers, 'extract', report)
}

function requireBody({ headers }: Call): void {
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) throw refused(411)
}

async function* unpacked({ input }: Call, format: string): AsyncGenerator<Buffer> {
  const bytes: AsyncIterable<Buffer> = input.iterator({ destroyOnReturn: false })
  if (format === 'tar') {
    yield* bytes
    return
  }
  const gunzip = createGunzip()
  const plain: AsyncIterable<Buffer> = gunzip
  pipeline(bytes, gunzip, () => {}) // errors surface when gunzip is read
  try {
    yield* plain
  } catch (error) {
    const isFormat = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
    throw isFormat ? new BrokenArchive('not a gzip file') : error
  }
}

async function store(
  call: Call,
  swiftCall: Pick<SwiftCall, 'grant'>,
  path: string,
  { content, size }: TarFile,
  made: Set<string>,
): Promise<void> {
  const place = splitPath(path)
  if (!place) throw new Fault(400, '')
  if (made.size >= MAX_EXTRACTED_CONTAINERS) throw new Fault(400, 'More than the allowed number of containers in tar.')
  const there = (inner: AnyoneCall<PathParams>): SwiftCall<ObjectPath> =>
    continueCall({ ...inner, headers: {}, params: { account: inner.params.account, ...place } }, swiftCall)
  await call.transaction((inner) => {
    const first = there(inner)
    if (!made.has(place.container)) createContainer(first)
    made.add(place.container)
    requireWritable(first, size)
  })
  const received = await call.blobs.receive(Readable.from(content), MAX_FILE_SIZE)
  try {
    const filled = { bytes: received.size, etag: received.md5, content_type: guessType(place.object) }
    const draft = { ...BLANK, name: place.object, headers: {}, delete_at: null, ...filled }
    await call.transaction((inner) => finish(there(inner), draft, (blob) => call.blobs.save(received, blob)))
  } finally {
    call.blobs.discard(received)
  }
}

function createContainer(swiftCall: SwiftCall<ObjectPath>): void {
  const { db, params, now } = swiftCall
  const { account, container } = params
  if (containers.find(db, account, container)) return
  ownAccount(swiftCall, account)
  requireContainerName(params)
  containers.insert(db, { account, name: container, created: now, headers: {} })
}
