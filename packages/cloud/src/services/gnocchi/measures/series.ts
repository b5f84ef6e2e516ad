import { createHash } from 'node:crypto'
import { MINUTE_MS } from '../archive-policies/policies.ts'
import type { Definition } from '../metrics/catalog.ts'
import type { Source } from '../resources/source.ts'

const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const SECOND_MS = 1000

/** A sine wave of a series. */
interface Wave {
  period: number
  /** Fraction of the scale. */
  height: number
  /** Radians. */
  phase: number
}

/** The values of a metric over time. */
export interface Series {
  valueAt: (time: number) => number
  /** Milliseconds since 1970; undefined without measures. */
  from: number | undefined
  /** A server that is off is not measured. */
  until: number
}

/**
 * Load follows days and weeks, with variations of minutes to hours. Each server has its own, constant phases and
 * heights. The integral of waves gives a counter that is exact at any time without a history.
 */
export function seriesOf(source: Source, { kind, scale, rhythm }: Definition): Series {
  const { runsFrom, runsUntil = Number.POSITIVE_INFINITY } = source
  const maximum = scale(source)
  if (kind === 'fixed' || runsFrom === undefined) return { from: runsFrom, until: runsUntil, valueAt: () => maximum }
  const waves = wavesOf(`${source.id}/${rhythm}`, rhythm === 'memory' ? STEADY : LIVELY)
  const base = waves.reduce((sum, { height }) => sum + height, FLOOR)
  if (kind === 'counter') {
    const area = (time: number) => base * time + waves.reduce((sum, wave) => sum + areaUnder(wave, time), 0)
    const start = area(runsFrom)
    const valueAt = (time: number) => Math.round((maximum / SECOND_MS) * (area(Math.max(time, runsFrom)) - start))
    return { from: runsFrom, until: runsUntil, valueAt }
  }
  const level = (time: number) => base + waves.reduce((sum, wave) => sum + heightAt(wave, time), 0)
  return { from: runsFrom, until: runsUntil, valueAt: (time) => rounded(maximum * level(time)) }
}

/** The minimum load of a running server. */
const FLOOR = 0.02

/** Maximum heights of the waves; their double sum with the floor is below 1. */
const LIVELY = [
  { period: 7 * DAY_MS, height: 0.06 },
  { period: DAY_MS, height: 0.2 },
  { period: 5.7 * HOUR_MS, height: 0.07 },
  { period: 47 * MINUTE_MS, height: 0.06 },
  { period: 13 * MINUTE_MS, height: 0.04 },
] as const

/** Memory usage varies little. */
const STEADY = [
  { period: 7 * DAY_MS, height: 0.25 },
  { period: DAY_MS, height: 0.06 },
  { period: 3.1 * HOUR_MS, height: 0.02 },
] as const

const PEAK_MS = 14 * HOUR_MS

function wavesOf(seed: string, heights: readonly { period: number; height: number }[]): Wave[] {
  const bytes = createHash('sha256').update(seed).digest()
  const part = (at: number) => bytes.readUInt16BE(at) / 0x1_00_00
  return heights.map(({ period, height }, index) => {
    const size = height * (0.4 + 0.6 * part(index * 4))
    // Days peak in the afternoon, plus or minus two hours; other phases are random.
    const offset =
      period === DAY_MS ? PEAK_MS + (part(index * 4 + 2) - 0.5) * 4 * HOUR_MS : part(index * 4 + 2) * period
    return { period, height: size, phase: (2 * Math.PI * offset) / period }
  })
}

const angle = ({ period, phase }: Wave, time: number) => (2 * Math.PI * time) / period - phase
const heightAt = (wave: Wave, time: number) => wave.height * Math.cos(angle(wave, time))
const areaUnder = (wave: Wave, time: number) =>
  ((wave.height * wave.period) / (2 * Math.PI)) * Math.sin(angle(wave, time))

const rounded = (value: number) => Math.round(value * 1000) / 1000
