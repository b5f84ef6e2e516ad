/**
 * Reads `{'tier': 'gold', "a": 'b'}`: clients send dictionaries in the query as Python literals. Returns undefined if
 * invalid.
 */
export function readDictionary(text: string): Record<string, string> | undefined {
  const inside = /^\s*\{(.*)\}\s*$/s.exec(text)?.[1]
  if (inside === undefined) return undefined
  const entries: [string, string][] = []
  let rest = inside
  while (rest.trim() !== '') {
    const [match, key, value] = ENTRY.exec(rest) ?? []
    if (match === undefined || key === undefined || value === undefined) return undefined
    entries.push([unquote(key), unquote(value)])
    rest = rest.slice(match.length)
  }
  return Object.fromEntries(entries)
}

const STRING = String.raw`u?('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`
const ENTRY = new RegExp(String.raw`^\s*${STRING}\s*:\s*${STRING}\s*(?:,|$)`, 's')

const unquote = (quoted: string) => quoted.slice(1, -1).replace(/\\(.)/gs, '$1')
