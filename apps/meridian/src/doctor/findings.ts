import type { Finding } from '@meridian/contract'

const MARKS: Record<Finding['level'], string> = { ok: '✓', note: '!', fail: '✗' }

/** The findings as text for operators, with a summary at the end. */
export function report(findings: Finding[]): string {
  const lines = findings.flatMap(({ level, what, seen, effect }) => [
    `${MARKS[level]} ${what}: ${seen}`,
    ...(effect ? [`    → ${effect}`] : []),
  ])
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length
  const summary = count('fail')
    ? `${count('fail')} of ${findings.length} checks failed.`
    : `All checks passed${count('note') ? `, with ${count('note')} warnings` : ''}.`
  return [...lines, '', summary, ''].join('\n')
}
