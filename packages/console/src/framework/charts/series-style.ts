/** Colour and dashes together, so that lines can be told apart without colour. */
const STYLES = [
  { className: 'stroke-chart-1', dash: undefined },
  { className: 'stroke-chart-2', dash: '6 3' },
  { className: 'stroke-chart-3', dash: '2 3' },
  { className: 'stroke-chart-4', dash: '10 3 2 3' },
  { className: 'stroke-chart-5', dash: '12 4' },
  { className: 'stroke-chart-6', dash: '4 2 1 2' },
] as const

export type SeriesStyle = (typeof STYLES)[number]

export const styleOf = (index: number): SeriesStyle => STYLES[index % STYLES.length] ?? STYLES[0]
