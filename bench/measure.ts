/** A measured number and its budget. */
export interface Measure {
  name: string
  value: number
  budget: number
  unit: string
  /** The same for a minimal program on this machine. */
  baseline?: number
  note?: string
}

/** Begins the line of a number of a small run: there it has no budget. */
export const RAN = '  ran  '

/** A line of the table: name, value, budget, and whether the value is within it. */
export function toLine({ name, value, budget, unit, baseline, note }: Measure): string {
  const verdict = value <= budget ? 'ok  ' : 'OVER'
  const ratio = baseline === undefined ? '' : ` (${(value / baseline).toFixed(1)} × bare)`
  const number = value.toFixed(value < 10 ? 2 : 1).padStart(8)
  return `${verdict} ${name.padEnd(24)}${number} of ${String(budget).padStart(4)} ${unit}${ratio}${note ? `; ${note}` : ''}`
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN

/** How long something takes, in milliseconds. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}
