import { compareText } from '../../framework/text/compare-text.ts'

export interface ZoneOption {
  value: string
  label: string
}

/** 'UTC +05:30: Asia/Kolkata' for each zone at a moment, from west to east. */
export function zoneOptions(zones: readonly string[], at: Date): ZoneOption[] {
  const known = zones.map((value) => ({ value, minutes: offsetMinutes(value, at) }))
  return known
    .sort((a, b) => a.minutes - b.minutes || compareText(a.value, b.value))
    .map(({ value, minutes }) => ({ value, label: `UTC ${signed(minutes)}: ${value.replaceAll('_', ' ')}` }))
}

function offsetMinutes(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

function signed(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}
