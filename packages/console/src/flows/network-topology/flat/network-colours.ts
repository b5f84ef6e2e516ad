/** The classes of a network's bar and of the wires that lead to it, by its place: neighbours never look the same. */
const COLOURS = [
  { bar: 'bg-chart-1', wire: 'stroke-chart-1' },
  { bar: 'bg-chart-2', wire: 'stroke-chart-2' },
  { bar: 'bg-chart-3', wire: 'stroke-chart-3' },
  { bar: 'bg-chart-4', wire: 'stroke-chart-4' },
  { bar: 'bg-chart-5', wire: 'stroke-chart-5' },
  { bar: 'bg-chart-6', wire: 'stroke-chart-6' },
] as const

export const networkColour = (order: number) => COLOURS[order % COLOURS.length] ?? COLOURS[0]
