import type { Transport } from './transport.ts'

export interface VersionRange {
  min: string
  max: string
}

/** The highest of the versions that the service supports, or null. */
export function bestVersion(candidates: readonly string[], { min, max }: VersionRange): string | null {
  const supported = candidates.filter((version) => compare(version, min) >= 0 && compare(version, max) <= 0)
  return supported.toSorted(compare).at(-1) ?? null
}

function compare(left: string, right: string): number {
  const [leftMajor = 0, leftMinor = 0] = left.split('.').map(Number)
  const [rightMajor = 0, rightMinor = 0] = right.split('.').map(Number)
  return leftMajor - rightMajor || leftMinor - rightMinor
}

interface VersionEntry {
  min_version?: string
  version?: string
  /** Placement's name of it. */
  max_version?: string
  status?: string
}

interface VersionDocument {
  version?: VersionEntry
  /** Keystone and Barbican put the list one level deeper. */
  versions?: VersionEntry[] | { values?: VersionEntry[] }
}

/** Long enough to cost nothing, short enough to notice an upgraded cloud. */
const CACHE_MS = 10 * 60_000

interface CachedVersions {
  until: number
  range: Promise<VersionRange | null>
  /** The version chosen from each list, by the identity of the list. */
  best: WeakMap<readonly string[], string | null>
}

/** The microversions that services support, read once from each. */
export class ApiVersions {
  readonly #transport: Transport
  readonly #known = new Map<string, CachedVersions>()

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /** The highest of the versions that the service supports; null if it supports none, or has no microversions. */
  async best(
    candidates: readonly string[],
    endpoint: string,
    caller: { service: string; token?: string },
  ): Promise<string | null> {
    const known = this.#of(endpoint, caller)
    const chosen = known.best.get(candidates)
    if (chosen !== undefined) return chosen
    const range = await known.range
    const version = range && bestVersion(candidates, range)
    known.best.set(candidates, version)
    return version
  }

  /** Null for a service without microversions. */
  rangeOf(endpoint: string, caller: { service: string; token?: string }): Promise<VersionRange | null> {
    return this.#of(endpoint, caller).range
  }

  #of(endpoint: string, caller: { service: string; token?: string }): CachedVersions {
    const root = versionRoot(endpoint)
    const last = this.#known.get(root)
    if (last && last.until > Date.now()) return last
    const known = {
      until: Date.now() + CACHE_MS,
      range: this.#ask(root, caller),
      best: new WeakMap<readonly string[], string | null>(),
    }
    this.#known.set(root, known)
    known.range.catch(() => this.#known.delete(root))
    return known
  }

  async #ask(root: string, { service, token }: { service: string; token?: string }): Promise<VersionRange | null> {
    const headers = { accept: 'application/json', ...(token ? { 'x-auth-token': token } : {}) }
    const { text } = await this.#transport.send(service, `${root}/`, { method: 'GET', headers })
    return rangeIn(text)
  }
}

/** The endpoint up to its version: block storage appends the project. */
export const versionRoot = (endpoint: string): string => /^.*?\/v\d+(\.\d+)?(?=\/|$)/.exec(endpoint)?.[0] ?? endpoint

/** Null for a document of another shape: its service has no microversions. */
export function rangeIn(text: string): VersionRange | null {
  const { version, versions } = parse(text)
  const listed = Array.isArray(versions) ? versions : (versions?.values ?? [])
  const current = version ?? listed.find(({ status }) => status === 'CURRENT') ?? listed[0]
  const max = current?.version || current?.max_version
  return max ? { min: current?.min_version || max, max } : null
}

function parse(text: string): VersionDocument {
  try {
    return (JSON.parse(text) ?? {}) as VersionDocument // every member is checked before it is used
  } catch {
    return {}
  }
}
