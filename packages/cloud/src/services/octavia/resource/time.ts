import type { Clock } from '../../../core/time/clock.ts'

/** `2026-11-15T02:04:10`: Octavia writes no zone. */
export const timeOf = (time: number) => new Date(time).toISOString().slice(0, 19)
export const nowOf = ({ clock }: { clock: Clock }) => timeOf(clock.now())
