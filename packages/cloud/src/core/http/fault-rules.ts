import * as z from 'zod'

/** A simulated failure, for tests and demonstrations. */
export const FaultRule = z.strictObject({
  /** Catalogue type; default all services. */
  service: z.string().optional(),
  method: z.string().toUpperCase().optional(),
  /** Prefix of the path without the service's prefix; `*` matches anything. */
  path: z.string().startsWith('/').optional(),
  /** Delays the response. Without another effect the response is the normal one. */
  delayMs: z.int().min(0).max(600_000).optional(),
  status: z.int().min(400).max(599).optional(),
  /** Lists end after so many items, as if the operator had lowered the maximum of a page. */
  maxItems: z.int().min(1).optional(),
  /** Sends invalid JSON as application/json. */
  body: z.literal('garbage').optional(),
  /** Closes the connection without a response. */
  drop: z.boolean().optional(),
  /** Number of requests to which it applies. */
  times: z.int().min(1).optional(),
  /** How long it applies. */
  seconds: z.number().positive().optional(),
})
export type FaultRule = z.infer<typeof FaultRule>

export interface FaultRules {
  list: () => FaultRule[]
  replace: (rules: readonly FaultRule[]) => void
  /** Returns the first matching rule and counts it as used. */
  take: (service: string, method: string, path: string) => FaultRule | undefined
}

interface Active {
  rule: FaultRule
  left: number
  until: number
}

/** Uses the wall clock, not the cloud's, since it simulates network failures. */
export function createFaultRules(): FaultRules {
  let active: Active[] = []
  const current = () => {
    active = active.filter(({ left, until }) => left > 0 && until > Date.now())
    return active
  }
  return {
    list: () => current().map(({ rule, left }) => (rule.times === undefined ? rule : { ...rule, times: left })),
    replace(rules) {
      active = rules.map((rule) => ({
        rule,
        left: rule.times ?? Number.POSITIVE_INFINITY,
        until: rule.seconds === undefined ? Number.POSITIVE_INFINITY : Date.now() + rule.seconds * 1000,
      }))
    },
    take(service, method, path) {
      if (active.length === 0) return undefined
      const found = current().find(
        ({ rule }) =>
          (rule.service ?? service) === service &&
          (rule.method ?? method) === method &&
          matches(path, rule.path ?? '/'),
      )
      if (found) found.left -= 1
      return found?.rule
    },
  }
}

/** `*` in the pattern matches anything; the pattern matches a prefix of the path. */
function matches(path: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  return rest.every((word) => {
    const found = path.indexOf(word, at)
    at = found + word.length
    return found >= 0
  })
}
