/** Inner and outer radius in px. */
export const RADII = { donut: [24, 36], pie: [0, 30] } as const

const place = (radius: number, share: number): string =>
  [Math.sin(share * 2 * Math.PI), -Math.cos(share * 2 * Math.PI)]
    .map((part) => Math.round(part * radius * 1000) / 1000 + 0) // no -0
    .join()

/** A circle's two halves, since an arc that ends where it begins is none. */
const circle = (radius: number, turn: 0 | 1): string =>
  `M${place(radius, 0)}${[0.5, 0].map((share) => `A${radius},${radius},0,1,${turn},${place(radius, share)}`).join('')}Z`

/** The outline of a share of a circle, from 12 o'clock on; both ends as parts of one, and never more than the whole. */
export function arcPath(kind: keyof typeof RADII, from: number, to: number): string {
  const [inner, outer] = RADII[kind]
  const [start, end] = [from, to].map((share) => Math.min(Math.max(share, 0), 1)) as [number, number] // two of two
  if (end - start === 1) return circle(outer, 1) + (inner ? circle(inner, 0) : '')
  const large = end - start > 0.5 ? 1 : 0
  const arc = (radius: number, turn: 0 | 1, share: number) =>
    `A${radius},${radius},0,${large},${turn},${place(radius, share)}`
  const back = inner ? `L${place(inner, end)}${arc(inner, 0, start)}` : 'L0,0'
  return `M${place(outer, start)}${arc(outer, 1, end)}${back}Z`
}
