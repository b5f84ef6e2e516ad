/** `2026-11-15T02:04:10+00:00` */
export const timestampOf = (time: number) => `${new Date(time).toISOString().slice(0, 19)}+00:00`

/** Times of Nova and Cinder can lack the zone or have a fraction; all are UTC. */
export function timeOf(text: string): number {
  const time = Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
  return Number.isNaN(time) ? 0 : time
}
