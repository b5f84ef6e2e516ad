type Place = readonly [x: number, y: number]

const at = ([x, y]: Place): string => `${Math.round(x * 100) / 100},${Math.round(y * 100) / 100}`

/** How a line goes from the place before an index to the one at it. */
const WAYS = {
  linear: (places: readonly Place[], to: number) => `L${at(places[to] ?? ORIGIN)}`,
  'step-after': (places: readonly Place[], to: number) => {
    const [, before] = places[to - 1] ?? ORIGIN
    const next = places[to] ?? ORIGIN
    return `L${at([next[0], before])}L${at(next)}`
  },
  /** Smooth: it leaves each place in the direction from the one before to the one after. */
  cardinal: (places: readonly Place[], to: number) => {
    const [start, end] = [places[to - 1] ?? ORIGIN, places[to] ?? ORIGIN]
    const [before, after] = [places[to - 2] ?? start, places[to + 1] ?? end]
    const leave: Place = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6]
    const arrive: Place = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6]
    return `C${at(leave)},${at(arrive)},${at(end)}`
  },
}
const ORIGIN: Place = [0, 0]

/** The outline of a line through places. */
export function linePath(places: readonly Place[], interpolation: keyof typeof WAYS = 'linear'): string {
  const way = WAYS[interpolation] ?? WAYS.linear // a server may know others
  return places.map((place, index) => (index === 0 ? `M${at(place)}` : way(places, index))).join('')
}
