interface Line {
  kind: 'same' | 'added' | 'removed'
  text: string
}

export type DiffLine = (Line & { key: string; number: number }) | { kind: 'skipped'; count: number; key: string }

/** Lines of the same text that are shown around a change. */
const CONTEXT = 3
/** Beyond this many comparisons, all between the first and the last change counts as changed. */
const MOST_CELLS = 4_000_000

/** The lines that differ, with a few around them. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, next] = [linesOf(before), linesOf(after)]
  let start = 0
  while (start < old.length && start < next.length && old[start] === next[start]) start += 1
  let end = 0
  while (end < old.length - start && end < next.length - start && old.at(-1 - end) === next.at(-1 - end)) end += 1
  const middle = compare(old.slice(start, old.length - end), next.slice(start, next.length - end))
  const same = (lines: string[]) => lines.map((text): Line => ({ kind: 'same', text }))
  return folded([...same(old.slice(0, start)), ...middle, ...same(end === 0 ? [] : old.slice(-end))])
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n')

/** By the longest common subsequence of lines. */
function compare(old: string[], next: string[]): Line[] {
  const [removed, added] = [
    old.map((text): Line => ({ kind: 'removed', text })),
    next.map((text): Line => ({ kind: 'added', text })),
  ]
  if (old.length * next.length > MOST_CELLS) return [...removed, ...added]
  const width = next.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = next.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        old[row] === next[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const lines: Line[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < next.length) {
    const [left, right] = [removed[row], added[column]]
    if (left && right && left.text === right.text) {
      lines.push({ kind: 'same', text: left.text })
      row += 1
      column += 1
    } else if (left && (!right || at(row + 1, column) >= at(row, column + 1))) {
      lines.push(left)
      row += 1
    } else if (right) {
      lines.push(right)
      column += 1
    }
  }
  return lines
}

/** Long runs of what is the same become one line. The number of a line is that of the text that has it, the new one first. */
function folded(lines: Line[]): DiffLine[] {
  const count = { old: 0, next: 0 }
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ kind }) => kind !== 'same'),
  )
  const shown: DiffLine[] = []
  lines.forEach((line, index) => {
    const last = shown.at(-1)
    if (line.kind !== 'added') count.old += 1
    if (line.kind !== 'removed') count.next += 1
    const number = line.kind === 'removed' ? count.old : count.next
    if (isNear[index]) shown.push({ ...line, key: String(index), number })
    else if (last?.kind === 'skipped') last.count += 1
    else shown.push({ kind: 'skipped', count: 1, key: String(index) })
  })
  return shown
}
