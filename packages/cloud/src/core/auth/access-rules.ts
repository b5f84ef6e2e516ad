import type { AccessRule } from '@meridian/wire'
import type { MountedService } from '../kernel/kernel.ts'

interface RequestTarget {
  method: string
  /** Path and query behind the service's prefix. */
  target: string
  mounted: MountedService
}

/**
 * Whether one of an application credential's rules lets a request through. Keystone itself serves every credential, as it
 * does in a real cloud: the others look at the rules.
 */
export function isAllowed(rules: readonly AccessRule[], { method, target, mounted }: RequestTarget): boolean {
  const { type, aliases = [] } = mounted.service
  if (type === 'identity') return true
  const types = [type, ...aliases.map((alias) => alias.type)]
  const [path = ''] = target.split('?', 1)
  return rules.some(
    (rule) => types.includes(rule.service) && rule.method === method && fits(rule.path.split('/'), path.split('/')),
  )
}

/** `*` and `{name}` stand for one segment, `**` for any number of them. */
function fits([wanted, ...moreWanted]: readonly string[], segments: readonly string[]): boolean {
  if (wanted === undefined) return segments.length === 0
  if (wanted === '**') return segments.some((_, at) => fits(moreWanted, segments.slice(at + 1)))
  const [segment, ...more] = segments
  if (segment === undefined) return false
  const isAny = wanted === '*' || /^\{.*\}$/.test(wanted)
  return (isAny ? segment !== '' : segment === wanted) && fits(moreWanted, more)
}
