import type { IncomingHttpHeaders } from 'node:http'
import { Fault } from '../../../core/errors/fault.ts'
import type { Reply } from '../../../core/http/reply.ts'
import { HTML, statusLine } from '../faults.ts'
import { escaped } from '../listing/formats.ts'

/** Outcome of a bulk request; the HTTP status is always 200. */
export interface Report {
  status: number
  /** Problem of the request itself. */
  sentence: string
  /** Counts by title: `Number Deleted`. */
  counts: Record<string, number>
  /** Encoded name, and status or message. */
  errors: [name: string, problem: string | number][]
}

export type ReportType = 'application/json' | 'text/plain' | 'application/xml' | 'text/xml'

const TYPES: readonly ReportType[] = ['text/plain', 'application/json', 'application/xml', 'text/xml']

/** The media type of the report by `Accept`; undefined if none is acceptable. */
export function reportType({ accept = '*/*' }: IncomingHttpHeaders): ReportType | undefined {
  const ranges = accept.split(',').map((part) => part.split(';', 1)[0]?.trim().toLowerCase())
  const named = TYPES.find((type) => ranges.includes(type))
  return named ?? (ranges.some((range) => range === '*/*' || range === 'text/*') ? 'text/plain' : undefined)
}

export function requireReportType(headers: IncomingHttpHeaders): void {
  if (!reportType(headers)) throw new Fault(406, '')
}

export const reportReply = (headers: IncomingHttpHeaders, root: string, report: Report): Reply =>
  render(reportType(headers) ?? HTML, root, report)

const render = (type: ReportType | typeof HTML, root: string, { status, sentence, counts, errors }: Report): Reply => {
  const meta = { ...counts, 'Response Body': sentence, 'Response Status': statusLine(status) }
  return { status: 200, headers: { 'content-type': type }, body: body(type, root, meta, errorsOf(errors)) }
}

/** Errors with status lines instead of statuses. */
export const errorsOf = (errors: Report['errors']): [string, string][] =>
  errors.map(([name, problem]) => [name, typeof problem === 'number' ? statusLine(problem) : problem])

/** Renders a report; `facts` by title. */
export function body(
  type: ReportType | typeof HTML,
  root: string,
  meta: Record<string, string | number>,
  errors: readonly [string, string][],
): string {
  if (type === 'application/json') return JSON.stringify({ ...meta, Errors: errors })
  if (type === 'text/plain' || type === HTML) {
    const lines = Object.entries(meta).map(([name, value]) => `${name}: ${value}\n`)
    return `${lines.join('')}Errors:\n${errors.map(([name, problem]) => `${name}, ${problem}\n`).join('')}`
  }
  const tag = (name: string) => name.toLowerCase().replaceAll(' ', '_')
  const elements = Object.entries(meta).map(
    ([name, value]) => `<${tag(name)}>${escaped(String(value))}</${tag(name)}>\n`,
  )
  const objects = errors.map(
    ([name, problem]) => `<object><name>${escaped(name)}</name><status>${escaped(problem)}</status></object>\n`,
  )
  return `<${root}>\n${elements.join('')}<errors>\n${objects.join('')}</errors>\n</${root}>\n`
}
