/** `2026-11-15T02:04:10+00:00` */
export const timestampOf = (time: number) => `${new Date(time).toISOString().slice(0, 19)}+00:00`

/** Nova and Cinder leave the zone out, or write a fraction, or both; all of them mean UTC. */
export function timeOf(text: string): number {
  const time = Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
  return Number.isNaN(time) ? 0 : time
}
