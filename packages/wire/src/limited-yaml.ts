import {
  CST,
  Lexer,
  LineCounter,
  parseDocument,
  type ParseOptions,
  type DocumentOptions,
  type SchemaOptions,
} from 'yaml'
import { MAX_NESTING, TextTooComplex } from './limited-json.ts'

/** More than the largest templates have; parsing as many takes part of a second. */
const MAX_TOKENS = 100_000
/** The parser finds the anchor of each alias by walking through all that is before it. */
const MAX_ALIASES = 1000

/** More than Heat accepts of a template, which is 512 kB unless its operator says otherwise. */
const MAX_LENGTH = 2_000_000

type Options = Omit<ParseOptions & DocumentOptions & SchemaOptions, 'prettyErrors' | 'uniqueKeys' | 'lineCounter'>

/**
 * `parse` of the package `yaml` for texts from users. It refuses texts that nest too deep or would keep the parser busy,
 * before they are parsed. Of a key that is written twice, the last value counts, as in OpenStack's services: the parser
 * would compare each key of a map with all others.
 */
export function parseYaml(text: string, options: Options = {}): unknown {
  const document = parseYamlDocument(text, options)
  const [problem] = document.errors
  if (!problem) return document.toJS()
  const lines = new LineCounter()
  for (let at = 0; at !== 0 || lines.lineStarts.length === 0; at = text.indexOf('\n', at) + 1) lines.addNewLine(at)
  const { line, col } = lines.linePos(problem.pos[0])
  throw new Error(`${problem.message} at line ${line}, column ${col}`)
}

/** The same with the place of each part in the text, and its errors. Who walks through it must count what aliases repeat. */
export function parseYamlDocument(text: string, options: Options = {}): ReturnType<typeof parseDocument> {
  refuseComplex(text)
  // The parser would cut the line of every problem out of the text.
  return parseDocument(text, { ...options, prettyErrors: false, uniqueKeys: false })
}

/** What begins a list or a map in a list or a map. */
const INDICATORS: ReadonlySet<unknown> = new Set(['seq-item-ind', 'explicit-key-ind', 'map-value-ind'])

function refuseComplex(text: string): void {
  if (text.length > MAX_LENGTH) throw new TextTooComplex('it is too long', 'size')
  let [tokens, aliases, flows, dashes] = [0, 0, 0, 0]
  for (const token of new Lexer().lex(text)) {
    const type = CST.tokenType(token)
    tokens += 1
    if (type === 'alias') aliases += 1
    else if (type === 'flow-seq-start' || type === 'flow-map-start') flows += 1
    else if (type === 'flow-seq-end' || type === 'flow-map-end') flows -= 1
    // Each of `- - -` on one line is a list in the list before.
    if (type === 'newline') dashes = 0
    else if (flows === 0 && INDICATORS.has(type)) dashes += 1
    if (flows > MAX_NESTING || dashes > MAX_NESTING)
      throw new TextTooComplex(`it nests deeper than ${MAX_NESTING} levels`, 'depth')
    if (tokens > MAX_TOKENS || aliases > MAX_ALIASES) throw new TextTooComplex('it has too many parts', 'size')
  }
}
