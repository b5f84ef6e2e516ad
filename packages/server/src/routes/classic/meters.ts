/** A meter of instances as people read it. */
export interface Meter {
  name: string
  unit: string
  description: string
}

/** What Gnocchi keeps of every instance, by the names that Ceilometer gives them. */
export const METERS: readonly Meter[] = [
  { name: 'cpu', unit: 'ns', description: 'CPU time used' },
  { name: 'vcpus', unit: 'vcpu', description: 'Virtual CPUs' },
  { name: 'memory', unit: 'MB', description: 'Memory allocated' },
  { name: 'memory.usage', unit: 'MB', description: 'Memory used' },
  { name: 'disk.root.size', unit: 'GB', description: 'Size of the root disk' },
  { name: 'disk.ephemeral.size', unit: 'GB', description: 'Size of the ephemeral disk' },
]

export const meterNamed = (name: string): Meter =>
  METERS.find((meter) => meter.name === name) ?? { name, unit: '', description: name }
