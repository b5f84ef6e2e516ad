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

/** Deeper than real templates. */
const MAX_DEPTH = 64

export class Malformed extends Error {
  readonly code: YamlProblem
  readonly span: Span

  constructor(code: YamlProblem, span: Span) {
    super(code)
    this.code = code
    this.span = span
  }
}

/** A position in a text, moved by sticky patterns. */
export class YamlCursor {
  protected at = 0
  /** The flow collections around the position: tabs may indent in them. */
  protected flows = 0
  private depth = 0
  protected readonly text: string

  constructor(text: string) {
    this.text = text
  }

  protected take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (found) this.at += found[0].length
    return found
  }

  protected sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.at
    return pattern.test(this.text)
  }

  protected isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  /** At the end of a document. */
  protected isAtMarker(): boolean {
    return this.column() === 0 && this.sees(/(?:---|\.\.\.)(?=\s|$)/y)
  }

  protected isAtLineEnd(): boolean {
    return this.sees(/(?:(?<=\s)#[^\n]*)?(?:\n|$)/y)
  }

  /** The problem concerns the rest of the line. */
  protected fail(code: YamlProblem, from = this.at): never {
    const end = this.text.indexOf('\n', from)
    throw new Malformed(code, { from, to: end === -1 ? this.text.length : end })
  }

  /** To the next token, over comments and empty lines. */
  protected skip(): void {
    this.take(/(?:[ \t]*(?:(?<![^\s])#[^\n]*)?\n)*[ \t]*(?:(?<![^\s])#[^\n]*$)?/y)
    if (this.flows > 0 || this.isAtEnd()) return
    const before = this.text.slice(this.lineStart(), this.at)
    if (before.includes('\t') && before.trim() === '') this.fail('tab', this.lineStart())
  }

  private lineStart(): number {
    return this.at === 0 ? 0 : this.text.lastIndexOf('\n', this.at - 1) + 1
  }

  protected column(): number {
    return this.at - this.lineStart()
  }

  protected deeper<T>(parse: () => T): T {
    this.depth += 1
    if (this.depth > MAX_DEPTH) this.fail('depth')
    const parsed = parse()
    this.depth -= 1
    return parsed
  }
}
