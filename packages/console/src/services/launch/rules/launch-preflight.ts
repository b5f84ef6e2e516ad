import { addressesLeft } from '@meridian/contract'
import type { AddressRoom } from '../../../framework/preflight/preflight.ts'
import { MB_PER_GB } from '../../compute/compute-quotas.ts'
import { isWindows } from '../../compute/login-name.ts'
import type { LaunchFacts } from '../facts/launch-facts.ts'
import type { LaunchForm } from '../launch-form.ts'
import type { Choice } from './choice.ts'
import { nextName } from './next-name.ts'

/** What a launch takes of each quota; RAM and sizes in GB. Volumes are undefined if it creates none. */
export function launchAmounts(form: Pick<LaunchForm, 'vol_size' | 'source_type'>, choice: Choice) {
  const { count, flavor, source, createsVolume, networks } = choice
  const fromSnapshot = form.source_type === 'volume_snapshot'
  const size = createsVolume ? (form.vol_size ?? 0) : (source?.size ?? 0)
  return {
    compute: {
      instances: count,
      cores: count * (flavor?.vcpus ?? 0),
      ram: (count * (flavor?.ram ?? 0)) / MB_PER_GB,
    },
    volume: createsVolume || fromSnapshot ? { volumes: count, gigabytes: count * size } : {},
    // A chosen port exists already.
    ports: count * networks.length,
  }
}

/** Nova numbers the servers of one request. */
const namesOf = (name: string, count: number): string[] =>
  count > 1 ? Array.from({ length: count }, (_, index) => `${name}-${index + 1}`) : [name]

/** A name of the new servers that exists already, and the next one with which none does; null if all are free. */
export function nameClash(
  typed: string,
  count: number,
  taken: readonly string[],
): { name: string; free: string } | null {
  const isTaken = (name: string) => taken.includes(name)
  const base = typed.trim()
  const name = base === '' ? undefined : namesOf(base, count).find(isTaken)
  if (name === undefined) return null
  let free = nextName(base)
  while (namesOf(free, count).some(isTaken)) free = nextName(free)
  return { name, free }
}

/** The IPv4 addresses that are left in each chosen network; each server needs one. */
export const networkRooms = (
  { networks, count }: Pick<Choice, 'networks' | 'count'>,
  { ports }: Pick<LaunchFacts, 'ports'>,
): AddressRoom[] =>
  networks.flatMap(({ id, name, subnets }) => {
    const usable = subnets.filter(({ ip_version: version }) => version === 4)
    if (usable.length === 0) return []
    const left = usable.reduce((sum, subnet) => sum + addressesLeft(subnet, ports), 0)
    return { subnet: name || id, left, needed: count }
  })

/**
 * 'certificate': an X.509 key pair, of which only Windows makes use. 'password': Windows encrypts its first password
 * with an RSA key, and this is another kind.
 */
export function keyMismatch(
  { keyPair, source }: Pick<Choice, 'keyPair' | 'source'>,
  { keyPairs, images }: Pick<LaunchFacts, 'keyPairs' | 'images'>,
): 'certificate' | 'password' | null {
  const key = keyPairs.find(({ name }) => name === keyPair)
  const image = images.find(({ id }) => id === source?.id)
  if (!key || !image) return null
  if (key.type === 'x509') return isWindows(image) ? null : 'certificate'
  return isWindows(image) && !key.public_key.startsWith('ssh-rsa ') ? 'password' : null
}
