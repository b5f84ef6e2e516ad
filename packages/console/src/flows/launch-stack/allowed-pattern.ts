/** With more ways to divide a text among the parts of a pattern, matching could keep the page busy for minutes. */
const MOST_WAYS = 100_000

/**
 * Whether a text fits the pattern of a template. Heat matches from the start to the end. Left to Heat is a pattern that
 * only Python understands, and one that may take long: templates come from strangers.
 */
export function fitsPattern(pattern: string, text: string): boolean {
  if (waysOf(pattern, text.length) > MOST_WAYS) return true
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text)
  } catch {
    return true
  }
}

const TOKEN =
  /\\[^]|\[(?:\\[^]|[^\\\]])*\]|(?<open>\((?:\?(?:[:=!]|<[=!]|<\w+>))?)|(?<close>\))|(?<or>\|)|(?<many>[*+?]|\{(?<min>\d+)(?<to>,(?<max>\d*))?\})\??|[^]/g

/** What is read of a group: its alternatives before this one, and the parts of this one before the last part. */
interface Group {
  sum: number
  before: number
  last: number
}

/** At most so many ways there are to match a text of this length: what may repeat something that may repeat multiplies. */
function waysOf(pattern: string, length: number): number {
  const begun = (): Group => ({ sum: 0, before: 1, last: 1 })
  const waysIn = ({ sum, before, last }: Group) => sum + before * last
  const groups = [begun()]
  for (const { groups: token = {} } of pattern.matchAll(TOKEN)) {
    const { open, close, or, many } = token
    const group = groups.at(-1) ?? begun()
    if (many !== undefined) {
      const [min, max] = timesOf(token, length)
      group.last = group.last ** max * (Math.max(max - min, 0) + 1)
    } else if (or !== undefined) Object.assign(group, begun(), { sum: waysIn(group) })
    else if (close !== undefined && groups.length > 1) {
      groups.pop()
      const outer = groups.at(-1) ?? group
      outer.before *= outer.last
      outer.last = waysIn(group)
    } else if (open !== undefined) groups.push(begun())
    else Object.assign(group, { before: group.before * group.last, last: 1 })
  }
  return Math.max(...groups.map(waysIn))
}

/** How often the last part may be there; more often than the text is long is not possible. */
function timesOf({ many, min = '', to, max }: Record<string, string | undefined>, length: number): [number, number] {
  if (many === '?') return [0, 1]
  if (many === '*' || many === '+') return [many === '+' ? 1 : 0, length]
  const most = to === undefined ? Number(min) : max ? Number(max) : length
  return [Number(min), Math.min(most, length)]
}
