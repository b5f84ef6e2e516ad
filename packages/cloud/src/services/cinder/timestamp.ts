import { isoMicroseconds } from '../../core/time/clock.ts'
import type { Clock } from '../../core/time/clock.ts'

/** `2026-11-15T02:24:49.000000`: UTC without a zone, as in Cinder. */
export const timestamp = (time: number) => isoMicroseconds(time).slice(0, -1)

export const now = ({ clock }: { clock: Clock }) => timestamp(clock.now())
