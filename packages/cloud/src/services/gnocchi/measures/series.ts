import { createHash } from 'node:crypto'
import { MINUTE_MS } from '../archive-policies/policies.ts'
import type { Definition } from '../metrics/catalog.ts'
import type { Source } from '../resources/source.ts'

const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const SECOND_MS = 1000

/** One of the waves that a series is made of. */
interface Wave {
  period: number
  /** Part of the whole. */
  height: number
  /** Radians. */
  phase: number
}

/** What a metric is at any moment. */
export interface Series {
  valueAt: (time: number) => number
  /** Milliseconds since 1970; without it there are no measures. */
  from: number | undefined
}

/**
 * A business has days and weeks; what remains is unrest of some minutes to hours. Every server has its own phases and
 * heights, always the same. Waves, because a counter is then their integral, exact at any moment without a history.
 */
export function seriesOf(source: Source, { kind, scale, rhythm }: Definition): Series {
  const { runsFrom, runsUntil = Number.POSITIVE_INFINITY } = source
  const most = scale(source)
  if (kind === 'fixed' || runsFrom === undefined) return { from: runsFrom, valueAt: () => most }
  const waves = wavesOf(`${source.id}/${rhythm}`, rhythm === 'memory' ? STEADY : LIVELY)
  const base = waves.reduce((sum, { height }) => sum + height, FLOOR)
  if (kind === 'counter') {
    const area = (time: number) => base * time + waves.reduce((sum, wave) => sum + areaUnder(wave, time), 0)
    const start = area(runsFrom)
    const valueAt = (time: number) =>
      Math.round((most / SECOND_MS) * (area(Math.min(Math.max(time, runsFrom), runsUntil)) - start))
    return { from: runsFrom, valueAt }
  }
  const level = (time: number) => base + waves.reduce((sum, wave) => sum + heightAt(wave, time), 0)
  return { from: runsFrom, valueAt: (time) => (time > runsUntil ? 0 : rounded(most * level(time))) }
}

/** Nothing that runs is ever quite idle. */
const FLOOR = 0.02

/** Most heights of the waves; with the floor and doubled they stay below 1. */
const LIVELY = [
  { period: 7 * DAY_MS, height: 0.06 },
  { period: DAY_MS, height: 0.2 },
  { period: 5.7 * HOUR_MS, height: 0.07 },
  { period: 47 * MINUTE_MS, height: 0.06 },
  { period: 13 * MINUTE_MS, height: 0.04 },
] as const

/** Memory fills and stays filled. */
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
    // Days peak in the afternoon, give or take two hours; the rest begins anywhere.
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
