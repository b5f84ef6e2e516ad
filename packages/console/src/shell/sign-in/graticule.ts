const STEP = 3
const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * The orientation of the globe: its north pole tipped towards us, turned about its axis and about the line of sight.
 */
export interface View {
  tip: number
  turn: number
  lean: number
}

/** The position of a point on a globe of radius 1, y downwards; null if it is on the far side. */
export function project(longitude: number, latitude: number, { tip, turn, lean }: View): [number, number] | null {
  const [lambda, phi, alpha, beta] = [radians(longitude + turn), radians(latitude), radians(tip), radians(lean)]
  const depth = Math.sin(alpha) * Math.sin(phi) + Math.cos(alpha) * Math.cos(phi) * Math.cos(lambda)
  if (depth < 0) return null
  const x = Math.cos(phi) * Math.sin(lambda)
  const y = Math.sin(alpha) * Math.cos(phi) * Math.cos(lambda) - Math.cos(alpha) * Math.sin(phi)
  return [x * Math.cos(beta) - y * Math.sin(beta), x * Math.sin(beta) + y * Math.cos(beta)]
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** An SVG path through the visible points, with gaps where the line is behind the globe. */
function path(points: [number, number][], view: View): string {
  let drawing = false
  return points
    .map(([longitude, latitude]) => {
      const point = project(longitude, latitude, view)
      const command = point ? `${drawing ? 'L' : 'M'}${point.map((value) => value.toFixed(3)).join(' ')}` : ''
      drawing = point !== null
      return command
    })
    .join('')
}

export const meridian = (longitude: number, view: View): string =>
  path(
    range(-90, 90, STEP).map((latitude) => [longitude, latitude]),
    view,
  )

export const parallel = (latitude: number, view: View): string =>
  path(
    range(-180, 180, STEP).map((longitude) => [longitude, latitude]),
    view,
  )
