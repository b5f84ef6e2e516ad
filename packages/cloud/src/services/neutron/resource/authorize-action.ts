import { forbidden } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { rules } from '../rules.ts'
import type { Described, Kind } from './kind.ts'
import { isFields } from './values.ts'
import type { Fields } from './values.ts'

export type Action = 'create' | 'update' | 'delete'

/** Throws Neutron's 403 unless the policy allows the action and each guarded attribute in the request. */
export function authorizeAction(
  call: Call,
  kind: Pick<Kind, 'one' | 'guarded' | 'target'>,
  action: Action,
  described: Described,
  set: Fields = {},
): void {
  const target = { ...described, tenant_id: described.project_id, ...kind.target?.(call, described) }
  const rule = `${action}_${kind.one}`
  const attributes = kind.guarded.filter((name) => set[name] !== undefined)
  const checks = [[rule], ...attributes.map((name) => rulesFor(`${rule}:${name}`, set[name]))]
  const isAllowed = (name: string) => !Object.hasOwn(rules, name) || call.may(name, target)
  if (checks.flat().every(isAllowed)) return
  const message = checks.map(conjunction).reduce((whole, part) => `(${whole} and ${part})`)
  throw forbidden(`${message} is disallowed by policy`)
}

/** The attribute's rule, and those of its sub-attributes in the request. */
function rulesFor(rule: string, value: unknown): string[] {
  const objects = (Array.isArray(value) ? value : [value]).filter(isFields)
  const parts = new Set(objects.flatMap((object) => Object.keys(object)))
  return [rule, ...[...parts].map((part) => `${rule}:${part}`).filter((name) => Object.hasOwn(rules, name))]
}

function conjunction([rule, ...parts]: readonly string[]): string {
  if (parts.length === 0) return `rule:${rule}`
  return `(rule:${rule} and (${parts.map((part) => `rule:${part}`).join(' and ')}))`
}
