import type { PolicyName } from '../archive-policies/policies.ts'
import type { Source } from '../resources/source.ts'

const MIB = 1024 ** 2
const NS_PER_SECOND = 1e9

/** How the values of a metric are computed. */
export interface Definition {
  unit: string
  policy: PolicyName
  /** `level` varies around a fraction of `scale`, `counter` is the integral of that, `fixed` is `scale`. */
  kind: 'level' | 'counter' | 'fixed'
  /** The maximum; per second for counters. */
  scale: (source: Source) => number
  /** The seed of the variation. */
  rhythm: string
}

const metric = (kind: Definition['kind'], unit: string, rhythm: string, scale: Definition['scale']): Definition => ({
  unit,
  kind,
  scale,
  rhythm,
  policy: kind === 'counter' ? 'ceilometer-low-rate' : 'ceilometer-low',
})

/** A counter in bytes. */
const traffic = (name: string, perSecond: number) => ({ [name]: metric('counter', 'B', name, () => perSecond) })

/** Metrics by resource type. */
export const CATALOG: Readonly<Record<Source['type'], Readonly<Record<string, Definition>>>> = {
  instance: {
    cpu: metric('counter', 'ns', 'cpu', ({ vcpus = 1 }) => vcpus * NS_PER_SECOND),
    vcpus: metric('fixed', 'vcpu', '', ({ vcpus = 0 }) => vcpus),
    memory: metric('fixed', 'MB', '', ({ ram = 0 }) => ram),
    'memory.usage': metric('level', 'MB', 'memory', ({ ram = 0 }) => ram),
    'disk.root.size': metric('fixed', 'GB', '', ({ disk = 0 }) => disk),
  },
  instance_disk: {
    ...traffic('disk.device.read.bytes', 6 * MIB),
    ...traffic('disk.device.write.bytes', 9 * MIB),
  },
  instance_network_interface: {
    ...traffic('network.incoming.bytes', 3 * MIB),
    ...traffic('network.outgoing.bytes', 5 * MIB),
  },
  volume: { 'volume.size': metric('fixed', 'GB', '', ({ size = 0 }) => size) },
  image: {
    'image.size': metric('fixed', 'B', '', ({ size = 0 }) => size),
    'image.virtual.size': metric('fixed', 'B', '', ({ virtualSize = 0 }) => virtualSize),
  },
}
