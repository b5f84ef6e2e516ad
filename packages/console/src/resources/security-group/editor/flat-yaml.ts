/** One entry of a list: a text, or keys with their values. */
export type Entry = string | Readonly<Record<string, string>>

/**
 * Reads a YAML list whose entries are texts or flat mappings, as rule lists are; with or without a key above it.
 * Returns the number of the first line that is anything else.
 */
export function flatYaml(text: string): { entries: Entry[] } | { line: number } {
  const entries: (string | Record<string, string>)[] = []
  let open: Record<string, string> | null = null
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = withoutComment(raw)
    if (line.trim() === '' || line.trim() === '---') continue
    const [, dash, rest = ''] = /^\s*(-\s+)?(.*)$/.exec(line) ?? []
    // A key above the list, as `rules:`.
    if (!dash && entries.length === 0 && /^[\w -]+:\s*$/.test(rest)) continue
    const pairs = pairsOf(rest.trim())
    if (dash) {
      open = pairs
      entries.push(pairs ?? scalar(rest))
    } else if (open && pairs) Object.assign(open, pairs)
    else return { line: at + 1 }
  }
  return { entries }
}

function pairsOf(text: string): Record<string, string> | null {
  const flow = /^\{(.*)\}$/.exec(text)?.[1]
  const parts = flow === undefined ? [text] : flow.split(/,(?=\s*[\w"' -]+:\s)/)
  const pairs = parts.map((part) => /^\s*(["']?)([A-Za-z][\w -]*)\1\s*:(?:\s+(.*))?$/.exec(part))
  if (pairs.some((pair) => pair === null)) return null
  return Object.fromEntries(pairs.map((pair) => [pair?.[2] ?? '', scalar(pair?.[3] ?? '')]))
}

function scalar(text: string): string {
  const trimmed = text.trim()
  const quoted = /^"(.*)"$|^'(.*)'$/.exec(trimmed)
  if (quoted) return quoted[1]?.replaceAll('\\"', '"') ?? quoted[2]?.replaceAll("''", "'") ?? ''
  return trimmed
}

/** A `#` begins a comment at the start of a line or after a space, outside quotes. */
function withoutComment(line: string): string {
  let quote = ''
  for (const [at, char] of [...line].entries()) {
    if (quote) {
      if (char === quote) quote = ''
    } else if (char === '"' || char === "'") quote = char
    else if (char === '#' && (at === 0 || /\s/.test(line[at - 1] ?? ''))) return line.slice(0, at)
  }
  return line
}
