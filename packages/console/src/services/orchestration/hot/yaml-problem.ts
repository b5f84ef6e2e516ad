import { isCollection, isScalar, visit, type Document, type YAMLError } from 'yaml'
import type { Span } from './yaml-node.ts'

export type YamlProblem =
  | 'tab'
  | 'indentation'
  | 'quote'
  | 'bracket'
  | 'colon'
  | 'key'
  | 'escape'
  | 'alias'
  | 'character'
  | 'depth'
  | 'size'

export class Malformed extends Error {
  readonly code: YamlProblem
  readonly span: Span

  constructor(code: YamlProblem, { from, to }: Span) {
    super(code)
    this.code = code
    this.span = { from, to }
  }
}

/** What the parser's first error means for who typed the text; it concerns the rest of the line. */
export function problemIn(document: Document, text: string): (Span & { code: YamlProblem }) | null {
  const [first, second] = document.errors
  if (!first) return null
  // A value that goes on in the next line, as if it were a key, is of two errors.
  const error = second?.code === 'MULTILINE_IMPLICIT_KEY' && second.pos[0] === first.pos[0] ? second : first
  const code = codeOf(error)
  const from = placeOf(error, code, document, text)
  const end = text.indexOf('\n', from)
  return { code, from, to: end === -1 ? text.length : end }
}

const CODES: Partial<Record<YAMLError['code'], YamlProblem>> = {
  TAB_AS_INDENT: 'tab',
  MULTILINE_IMPLICIT_KEY: 'indentation',
  BLOCK_AS_IMPLICIT_KEY: 'colon',
  NON_STRING_KEY: 'key',
  BAD_SCALAR_START: 'quote',
  BAD_DQ_ESCAPE: 'escape',
  BAD_ALIAS: 'alias',
  BLOCK_IN_FLOW: 'bracket',
}

/** A missing character and an indentation are of several kinds, which only the parser's sentence tells apart. */
function codeOf({ code, message }: YAMLError): YamlProblem {
  if (code === 'BAD_INDENT') return message.startsWith('Flow') ? 'bracket' : 'indentation'
  if (code !== 'MISSING_CHAR') return CODES[code] ?? 'character'
  if (message.includes('closing')) return 'quote'
  return message.includes('map values') ? 'key' : 'bracket'
}

/** The parser reports where it noticed what is missing; the mark belongs where it began. */
function placeOf({ pos: [at, end] }: YAMLError, code: YamlProblem, document: Document, text: string): number {
  if (code === 'indentation') return indentedFrom(text, end - 1)
  if (code !== 'quote' && code !== 'bracket') return at
  let begin = at
  visit(document, (_, node) => {
    if (!isScalar(node) && !isCollection(node)) return
    const [from = 0] = node.range ?? []
    const isOpen = code === 'quote' ? isScalar(node) && node.type?.startsWith('QUOTE') : isCollection(node) && node.flow
    if (isOpen && from < at && !isClosed(text, node.range)) begin = from
  })
  return begin
}

const PAIRS: Readonly<Record<string, string>> = { '"': '"', "'": "'", '[': ']', '{': '}' }

const isClosed = (text: string, range: readonly [number, number, number] | null | undefined) =>
  range != null && range[1] > range[0] + 1 && text[range[1] - 1] === PAIRS[text.charAt(range[0])]

/** The first character in the line of an offset. */
function indentedFrom(text: string, offset: number): number {
  let from = offset <= 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1
  while (text[from] === ' ') from += 1
  return from
}
