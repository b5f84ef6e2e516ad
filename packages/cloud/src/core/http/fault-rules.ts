import * as z from 'zod'

/** What a service is told to do wrong, for tests and demonstrations. */
export const FaultRule = z.strictObject({
  /** Catalogue type; all services where absent. */
  service: z.string().optional(),
  method: z.string().toUpperCase().optional(),
  /** Begins like the path behind the service's prefix; `*` stands for anything. */
  path: z.string().startsWith('/').optional(),
  /** Answers that much later; with nothing else, the answer itself is right. */
  delayMs: z.int().min(0).max(600_000).optional(),
  status: z.int().min(400).max(599).optional(),
  /** A body that says it is JSON and is not. */
  body: z.literal('garbage').optional(),
  /** Closes the connection without an answer. */
  drop: z.boolean().optional(),
  /** For that many requests. */
  times: z.int().min(1).optional(),
  /** For that long. */
  seconds: z.number().positive().optional(),
})
export type FaultRule = z.infer<typeof FaultRule>

export interface FaultRules {
  list: () => FaultRule[]
  replace: (rules: readonly FaultRule[]) => void
  /** The first rule that fits; counts as one of its times. */
  take: (service: string, method: string, path: string) => FaultRule | undefined
}

interface Active {
  rule: FaultRule
  left: number
  until: number
}

/** Runs on the wall clock: what is tried is a network that misbehaves, not the cloud's own time. */
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
          (rule.service ?? service) === service && (rule.method ?? method) === method && fits(path, rule.path ?? '/'),
      )
      if (found) found.left -= 1
      return found?.rule
    },
  }
}

/** Do the words between the stars come one after the other, the first at the beginning? */
function fits(path: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  return rest.every((word) => {
    const found = path.indexOf(word, at)
    at = found + word.length
    return found >= 0
  })
}
