/** Deeper than what OpenStack's APIs and files nest, and safe for recursive functions. */
export const MAX_NESTING = 64

/** A text from a user that is refused before it is parsed. */
export class TextTooComplex extends Error {
  override name = 'TextTooComplex'
  readonly code: 'depth' | 'size'

  constructor(message: string, code: 'depth' | 'size') {
    super(message)
    this.code = code
  }
}

/** `JSON.parse` for texts from users: refuses those that nest too deep, before they are parsed. */
export function parseJson(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  if (nestsDeeper(text, MAX_NESTING)) throw new TextTooComplex(`it nests deeper than ${MAX_NESTING} levels`, 'depth')
  return JSON.parse(text, reviver)
}

const [QUOTE, BACKSLASH] = ['"', '\\']

function nestsDeeper(text: string, most: number): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === QUOTE) at = endOfString(text, at)
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > most) return true
  }
  return false
}

/** The closing quote, or the end of the text. */
function endOfString(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1
  return at
}
