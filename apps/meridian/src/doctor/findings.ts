export type Level = 'ok' | 'note' | 'fail'

/** Result of one check. */
export interface Finding {
  level: Level
  what: string
  seen: string
  /** What will not work, if the check failed. */
  effect?: string
}

const MARKS: Record<Level, string> = { ok: '✓', note: '!', fail: '✗' }

/** The findings as text for operators, with a summary at the end. */
export function report(findings: Finding[]): string {
  const lines = findings.flatMap(({ level, what, seen, effect }) => [
    `${MARKS[level]} ${what}: ${seen}`,
    ...(effect ? [`    → ${effect}`] : []),
  ])
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length
  const summary = count('fail')
    ? `${count('fail')} of ${findings.length} checks failed.`
    : `All checks passed${count('note') ? `, with ${count('note')} warnings` : ''}.`
  return [...lines, '', summary, ''].join('\n')
}
