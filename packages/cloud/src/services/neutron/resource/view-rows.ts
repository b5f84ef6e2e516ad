import type { Call } from '../../../core/service/api.ts'
import { rules } from '../rules.ts'
import type { Kind } from './kind.ts'

/** Rows as the caller can see them, with the requested `fields`. */
export function viewRows<Row extends { id: string }>(call: Call, kind: Kind<Row>, rows: readonly Row[]): object[] {
  return visibleParts(call, kind, kind.view(call, rows))
}

/** Rows in the response to create. */
export const viewNewRows = <Row extends { id: string }>(call: Call, kind: Kind<Row>, rows: readonly Row[]): object[] =>
  visibleParts(call, kind, (kind.viewNew ?? kind.view)(call, rows))

function visibleParts(call: Call, { one, guarded }: Pick<Kind, 'one' | 'guarded'>, items: object[]): object[] {
  const hidden = guarded.filter((attribute) => isHidden(call, `get_${one}:${attribute}`))
  const fields = call.query.getAll('fields').filter((field) => field !== '')
  if (fields.length > 0) return items.map((item) => only(without(item, hidden), fields))
  return hidden.length === 0 ? items : items.map((item) => without(item, hidden))
}

const isHidden = (call: Call, rule: string) => Object.hasOwn(rules, rule) && !call.may(rule)

const only = (item: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(item).filter(([key]) => fields.includes(key)))

/** Sets the keys to undefined, which JSON omits: that keeps one shape for thousands of objects. */
function without(item: object, keys: readonly string[]): object {
  const copy: Record<string, unknown> = { ...item }
  for (const key of keys) copy[key] = undefined
  return copy
}
