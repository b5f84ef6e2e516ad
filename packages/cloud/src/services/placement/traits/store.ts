import type { Fault } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { customNames } from '../names.ts'
import standard from './standard-traits.json' with { type: 'json' }

const custom = customNames('trait')

export const { add, remove } = custom
export const isStandard = (name: string) => standard.includes(name)
export const isTrait = ({ db }: Call, name: string) => isStandard(name) || custom.has(db, name)
export const listAll = ({ db }: Call) => [...standard, ...custom.list(db)]

/** Throws `refuse(names)` for unknown traits. */
export function requireTraits(call: Call, names: readonly string[], refuse: (unknown: string) => Fault): void {
  const unknown = names.filter((name) => !isTrait(call, name))
  if (unknown.length > 0) throw refuse(unknown.join(', '))
}
