import { Fault } from '../../../core/errors/fault.ts'
import type { Reply } from '../../../core/http/reply.ts'
import type { AnyoneStreamCall } from '../../../core/service/api.ts'
import { deleteContainer } from '../containers/handlers.ts'
import { MAX_BULK_FAILURES, MAX_CONTAINER_NAME, MAX_DELETES, MAX_OBJECT_NAME } from '../limits.ts'
import { deleteObject } from '../objects/handlers.ts'
import { decoded, requoted, splitPath } from '../paths.ts'
import type { AccountPath } from '../paths.ts'
import { continueCall, beginCall } from '../swift-call.ts'
import type { SwiftCall } from '../swift-call.ts'
import { readAll } from './read-all.ts'
import { reportReply, requireReportType } from './report.ts'
import type { Report } from './report.ts'

/** Longest line: half of its characters encoded, with slashes. */
const MAX_LINE = 2 * (MAX_CONTAINER_NAME + MAX_OBJECT_NAME + 2)
const MAX_BODY = MAX_DELETES * (MAX_LINE + 1)

/** Deletions per transaction, so that other requests are not blocked. */
const BATCH = 200

/** Deletes the objects and containers that the body lists, one per line. */
export async function bulkDelete(call: AnyoneStreamCall<AccountPath>): Promise<Reply> {
  const counts = { 'Number Deleted': 0, 'Number Not Found': 0 }
  const report: Report = { status: 200, sentence: '', counts, errors: [] }
  try {
    requireReportType(call.headers)
    const names = await readNames(call)
    const swiftCall = await call.transaction((inner) => ({ grant: beginCall(inner, 'DELETE').grant }))
    for (let at = 0; at < names.length && report.errors.length < MAX_BULK_FAILURES; at += BATCH) {
      const some = names.slice(at, at + BATCH)
      await call.transaction((inner) => {
        for (const name of some) deleteOne(continueCall(inner, swiftCall), name, counts, report.errors)
      })
    }
    if (report.errors.length > 0) report.status = 400
    if (report.errors.length >= MAX_BULK_FAILURES) report.sentence = 'Max delete failures exceeded'
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    report.status = error.status
    report.sentence = error.message
  }
  return reportReply(call.headers, 'delete', report)
}

async function readNames(call: AnyoneStreamCall<AccountPath>): Promise<string[]> {
  const type = call.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? 'text/plain'
  if (type !== 'text/plain') throw new Fault(406, '')
  const lines = (await readAll(call, MAX_BODY))
    .toString('latin1')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length === 0) throw new Fault(400, 'Invalid bulk delete.')
  if (lines.length > MAX_DELETES) throw new Fault(413, `Maximum Bulk Deletes: ${MAX_DELETES} per request`)
  if (lines.some((line) => line.length > MAX_LINE)) throw new Fault(400, 'Invalid File Name')
  return lines
}

type Counts = Record<'Number Deleted' | 'Number Not Found', number>

function deleteOne(swiftCall: SwiftCall<AccountPath>, line: string, counts: Counts, errors: Report['errors']): void {
  const path = decoded(line)
  try {
    if (path === undefined || path.includes('\0')) throw new Fault(412, '')
    deletePath(swiftCall, path)
    counts['Number Deleted'] += 1
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (error.status === 404) counts['Number Not Found'] += 1
    else errors.push([requoted(line), error.status])
  }
}

/** Deletes `/container/object` or `/container`; accounts cannot be deleted this way. */
export function deletePath(swiftCall: SwiftCall<AccountPath>, path: string): void {
  const { account } = swiftCall.params
  const place = splitPath(path)
  const container = path.replaceAll(/^\/|\/$/g, '')
  if (place) deleteObject(swiftCall, { account, ...place })
  else if (container === '') throw swiftCall.access.refusal(account)
  else deleteContainer(swiftCall, { account, container })
}
