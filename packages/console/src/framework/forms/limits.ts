import * as z from 'zod'

/** The schema without its optional, nullable and default wrappers. */
export function innermost(rule: z.core.$ZodType): z.core.$ZodType {
  const isWrapped = rule instanceof z.ZodOptional || rule instanceof z.ZodNullable || rule instanceof z.ZodDefault
  return isWrapped ? innermost(rule.unwrap()) : rule
}

type Bound = 'max_length' | 'greater_than' | 'less_than'

/** A limit of the rule, so that the widget need not repeat it; undefined without one. */
export function limitOf(rule: z.core.$ZodType | undefined, bound: Bound): number | undefined {
  const checks = rule instanceof z.ZodString || rule instanceof z.ZodNumber ? (rule.def.checks ?? []) : []
  const found = checks.map(({ _zod: { def } }) => def).filter((def) => def.check === bound)
  const bounds = found as { maximum?: number; value?: number }[] // by their check, which zod's type of all leaves open
  const values = bounds.map(({ maximum, value }) => maximum ?? value)
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length === 0) return undefined
  return bound === 'greater_than' ? Math.max(...numbers) : Math.min(...numbers)
}
