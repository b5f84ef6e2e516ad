import { arc } from 'd3-shape'

/** Inner and outer radius in px. */
export const RADII = { donut: [24, 36], pie: [0, 30] } as const

/** The outline of a share of a circle, from 12 o'clock on; both ends as parts of one, and never more than the whole. */
export function arcPath(kind: keyof typeof RADII, from: number, to: number): string {
  const [innerRadius, outerRadius] = RADII[kind]
  const angle = (share: number) => Math.min(Math.max(share, 0), 1) * 2 * Math.PI
  return arc()({ innerRadius, outerRadius, startAngle: angle(from), endAngle: angle(to) }) ?? ''
}
