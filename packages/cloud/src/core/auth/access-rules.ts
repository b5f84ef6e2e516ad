import type { AccessRule } from '@meridian/wire'
import type { MountedService } from '../kernel/kernel.ts'

interface RequestTarget {
  method: string
  /** Path and query behind the service's prefix. */
  target: string
  mounted: MountedService
}

/** Whether an application credential's rules allow a request. Keystone does not enforce them for its own API. */
export function isAllowed(rules: readonly AccessRule[], { method, target, mounted }: RequestTarget): boolean {
  const { type, aliases = [] } = mounted.service
  if (type === 'identity') return true
  const types = [type, ...aliases.map((alias) => alias.type)]
  const [path = ''] = target.split('?', 1)
  return rules.some(
    (rule) => types.includes(rule.service) && rule.method === method && matches(rule.path.split('/'), path.split('/')),
  )
}

/** `*` and `{name}` match one segment, `**` matches any number. */
function matches([pattern, ...morePatterns]: readonly string[], segments: readonly string[]): boolean {
  if (pattern === undefined) return segments.length === 0
  if (pattern === '**') return segments.some((_, at) => matches(morePatterns, segments.slice(at + 1)))
  const [segment, ...more] = segments
  if (segment === undefined) return false
  const isAny = pattern === '*' || /^\{.*\}$/.test(pattern)
  return (isAny ? segment !== '' : segment === pattern) && matches(morePatterns, more)
}
