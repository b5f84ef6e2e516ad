const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const ROUND = [1, 2, 5, 10]
const TIMES = [
  ...[1, 5, 15, 30].map((count) => count * MINUTE),
  ...[1, 3, 6, 12].map((count) => count * HOUR),
  ...[1, 2, 4, 7, 14, 30, 90, 365].map((count) => count * DAY),
]

/** The first of 1, 2 and 5 times a power of ten that is no less. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return (ROUND.find((each) => each * power >= least) ?? 10) * power
}

/** The first length of time that people count in, and is no less; in ms. */
export const timeStep = (least: number): number => TIMES.find((each) => each >= least) ?? 365 * DAY
