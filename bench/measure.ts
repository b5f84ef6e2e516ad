/** One measured number and the most it may be. */
export interface Measure {
  name: string
  value: number
  budget: number
  unit: string
}

/** One line of a table: name, value, budget, and whether it holds. */
export function toLine({ name, value, budget, unit }: Measure): string {
  const verdict = value <= budget ? 'ok  ' : 'OVER'
  return `${verdict} ${name.padEnd(24)}${value.toFixed(1).padStart(8)} of ${String(budget).padStart(4)} ${unit}`
}
