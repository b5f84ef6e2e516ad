/** One measured number and the most it may be. */
export interface Measure {
  name: string
  value: number
  budget: number
  unit: string
  /** What the barest program that does the like takes on this machine, now. */
  baseline?: number
  note?: string
}

/** One line of a table: name, value, budget, and whether it holds. */
export function toLine({ name, value, budget, unit, baseline, note }: Measure): string {
  const verdict = value <= budget ? 'ok  ' : 'OVER'
  const ratio = baseline === undefined ? '' : ` (${(value / baseline).toFixed(1)} × bare)`
  const number = value.toFixed(value < 10 ? 2 : 1).padStart(8)
  return `${verdict} ${name.padEnd(24)}${number} of ${String(budget).padStart(4)} ${unit}${ratio}${note ? `; ${note}` : ''}`
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
