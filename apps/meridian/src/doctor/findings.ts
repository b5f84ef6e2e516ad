export type Level = 'ok' | 'note' | 'fail'

/** One thing that was looked at. */
export interface Finding {
  level: Level
  what: string
  /** What was seen. */
  seen: string
  /** What will not work, where something will not. */
  effect?: string
}

const MARKS: Record<Level, string> = { ok: '✓', note: '!', fail: '✗' }

/** The findings as an operator reads them, with a verdict at the end. */
export function report(findings: Finding[]): string {
  const lines = findings.flatMap(({ level, what, seen, effect }) => [
    `${MARKS[level]} ${what}: ${seen}`,
    ...(effect ? [`    → ${effect}`] : []),
  ])
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length
  const verdict = count('fail')
    ? `${count('fail')} of ${findings.length} checks failed: what they concern will not work.`
    : `All is well${count('note') ? `, with ${count('note')} remarks` : ''}.`
  return [...lines, '', verdict, ''].join('\n')
}
