/** A block of HCL: what `terraform.ts` writes is a list of them. */
interface HclNode {
  kind: string
  labels: string[]
  body: Record<string, unknown>
}

const TOKEN = /\s*(?:#[^\n]*\n\s*)*("(?:[^"\\\n]|\\.)*"|[A-Za-z_][\w.-]*|-?\d+(?:\.\d+)?|[{}[\]=,])/y

/** Parses the part of HCL that the export uses, by HashiCorp's specification; throws on everything else. */
export function parseHcl(text: string): HclNode[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  const end = text
    .trimEnd()
    .replace(/(?:\n#[^\n]*)+$/, '')
    .trimEnd().length
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex
    const match = TOKEN.exec(text)
    if (!match?.[1]) throw new Error(`Not HCL: ${JSON.stringify(text.slice(at, at + 60))}`)
    tokens.push(match[1])
  }
  let next = 0
  const take = (expected?: string): string => {
    const token = tokens[next]
    if (token === undefined || (expected !== undefined && token !== expected))
      throw new Error(`${expected ?? 'a token'} expected, not ${token}`)
    next += 1
    return token
  }
  const isNext = (token: string) => tokens[next] === token

  function block(kind: string): HclNode {
    const labels: string[] = []
    while (!isNext('{')) labels.push(String(literal(take())))
    take('{')
    const body: Record<string, unknown> = {}
    while (!isNext('}')) {
      const name = take()
      if (isNext('=')) {
        take()
        body[name] = expression()
      } else body[name] = [...((body[name] as unknown[] | undefined) ?? []), block(name).body] // only blocks repeat
    }
    take('}')
    return { kind, labels, body }
  }

  function expression(): unknown {
    if (isNext('[')) {
      take()
      const items: unknown[] = []
      while (!isNext(']')) {
        items.push(expression())
        if (isNext(',')) take()
      }
      take(']')
      return items
    }
    if (!isNext('{')) return literal(take())
    take()
    const entries: [string, unknown][] = []
    while (!isNext('}')) {
      const name = take()
      take('=')
      entries.push([name.startsWith('"') ? String(literal(name)) : name, expression()])
    }
    take('}')
    return Object.fromEntries(entries)
  }

  const blocks: HclNode[] = []
  while (next < tokens.length) blocks.push(block(take()))
  return blocks
}

function literal(token: string): unknown {
  if (token.startsWith('"')) return unquoted(token.slice(1, -1))
  if (/^-?\d/.test(token)) return Number(token)
  if (token === 'true' || token === 'false') return token === 'true'
  return token === 'null' ? null : new Expression(token)
}

/** What is no literal, as the address of a resource. */
export class Expression {
  readonly raw: string
  constructor(raw: string) {
    this.raw = raw
  }
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' }

/** A string without its quotes; a template in it is an error, since exported text has none. */
function unquoted(text: string): string {
  if (hasTemplate(text)) throw new Error(`A template: ${text}`)
  return text
    .replaceAll(/\$\$(?=\{)|%%(?=\{)/g, (doubled) => doubled[0] ?? '')
    .replaceAll(/\\(?:u([0-9a-f]{4})|(.))/g, (_, code: string | undefined, letter: string) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
      const meaning = ESCAPES[letter]
      if (meaning === undefined) throw new Error(`Unknown escape \\${letter}`)
      return meaning
    })
}

/** From the start, `$${` is an escape, and `${` is not. */
function hasTemplate(text: string): boolean {
  return /[$%]\{/.test(text.replaceAll(/\$\$\{|%%\{/g, ''))
}
