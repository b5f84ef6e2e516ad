import type { ServiceClient } from './service-client.ts'

export interface VersionRange {
  min: string
  max: string
}

/** The highest of the wanted versions that the service speaks, or null. */
export function bestVersion(wanted: string[], { min, max }: VersionRange): string | null {
  const spoken = wanted.filter((version) => compare(version, min) >= 0 && compare(version, max) <= 0)
  return spoken.toSorted(compare).at(-1) ?? null
}

function compare(left: string, right: string): number {
  const [leftMajor = 0, leftMinor = 0] = left.split('.').map(Number)
  const [rightMajor = 0, rightMinor = 0] = right.split('.').map(Number)
  return leftMajor - rightMajor || leftMinor - rightMinor
}

interface VersionDocument {
  version?: { min_version?: string; version?: string }
  versions?: { min_version?: string; version?: string; status?: string }[]
}

/** Asks a service which microversions it speaks; one without any answers null. */
export async function versionRange(client: ServiceClient): Promise<VersionRange | null> {
  const { body } = await client.get<VersionDocument>('/')
  const current = body.version ?? body.versions?.find((one) => one.status === 'CURRENT') ?? body.versions?.[0]
  return current?.version ? { min: current.min_version || current.version, max: current.version } : null
}
