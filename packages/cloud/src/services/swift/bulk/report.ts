import type { IncomingHttpHeaders } from 'node:http'
import { Fault } from '../../../core/errors/fault.ts'
import type { Reply } from '../../../core/http/reply.ts'
import { HTML, statusLine } from '../faults.ts'
import { escaped } from '../listing/formats.ts'

/** What happened to many things; the answer itself is a 200 whatever it was. */
export interface Report {
  status: number
  /** What is wrong with the request as a whole. */
  sentence: string
  /** What was done how often: `Number Deleted`. */
  counts: Record<string, number>
  /** Name, encoded, and status or sentence. */
  errors: [name: string, problem: string | number][]
}

export type ReportType = 'application/json' | 'text/plain' | 'application/xml' | 'text/xml'

const TYPES: readonly ReportType[] = ['text/plain', 'application/json', 'application/xml', 'text/xml']

/** The type that the client wants; undefined where it wants none of them. */
export function reportType({ accept = '*/*' }: IncomingHttpHeaders): ReportType | undefined {
  const ranges = accept.split(',').map((part) => part.split(';', 1)[0]?.trim().toLowerCase())
  const named = TYPES.find((type) => ranges.includes(type))
  return named ?? (ranges.some((range) => range === '*/*' || range === 'text/*') ? 'text/plain' : undefined)
}

export function requireReportType(headers: IncomingHttpHeaders): void {
  if (!reportType(headers)) throw new Fault(406, '')
}

export const reportReply = (headers: IncomingHttpHeaders, root: string, report: Report): Reply =>
  written(reportType(headers) ?? HTML, root, report)

const written = (type: ReportType | typeof HTML, root: string, { status, sentence, counts, errors }: Report): Reply => {
  const meta = { ...counts, 'Response Body': sentence, 'Response Status': statusLine(status) }
  return { status: 200, headers: { 'content-type': type }, body: body(type, root, meta, errorsOf(errors)) }
}

/** Errors with their statuses in words. */
export const errorsOf = (errors: Report['errors']): [string, string][] =>
  errors.map(([name, problem]) => [name, typeof problem === 'number' ? statusLine(problem) : problem])

/** `facts` by their titles. */
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
