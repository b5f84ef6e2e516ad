import { METER_NAMES, type MeterName } from '@meridian/contract'

/** A meter of instances, with its unit and description. */
interface Meter {
  name: string
  unit: string
  description: string
}

const METER_DETAILS: Record<MeterName, Omit<Meter, 'name'>> = {
  cpu: { unit: 'ns', description: 'CPU time used' },
  vcpus: { unit: 'vcpu', description: 'Virtual CPUs' },
  memory: { unit: 'MB', description: 'Memory allocated' },
  'memory.usage': { unit: 'MB', description: 'Memory used' },
  'disk.root.size': { unit: 'GB', description: 'Size of the root disk' },
  'disk.ephemeral.size': { unit: 'GB', description: 'Size of the ephemeral disk' },
}

export const METERS: readonly Meter[] = METER_NAMES.map((name) => ({ name, ...METER_DETAILS[name] }))

export const meterNamed = (name: string): Meter =>
  METERS.find((meter) => meter.name === name) ?? { name, unit: '', description: name }
