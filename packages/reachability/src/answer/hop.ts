import type { Check, Code, Fate, Hop, Opening, Say, Side, Thing } from './answer.ts'

/** A hop before it is known whether the packet gets there. */
export interface HopDraft {
  things: Thing[]
  side: Side
  facts: Say[]
  checks: Check[]
}

export const say = (code: Code, values: Say['values'] = {}): Say => ({ code, values })

const check =
  (fate: Fate) =>
  (code: Code, values: Say['values'] = {}, openings: readonly Opening[] = []): Check => ({
    fate,
    say: say(code, values),
    openings,
  })

export const passes = check('passes')
export const stops = check('stops')
export const assumed = check('assumed')
export const unseen = check('unseen')

export const draft = (side: Side, thing: Thing | Thing[], facts: Say[] = [], checks: Check[] = []): HopDraft => ({
  things: [thing].flat(),
  side,
  facts,
  checks,
})

/** From the worst to the best. */
const FATES: readonly Fate[] = ['stops', 'unseen', 'assumed', 'passes']

const worst = (checks: readonly Check[]): Fate =>
  FATES.find((fate) => checks.some((one) => one.fate === fate)) ?? 'passes'

/** What is behind the first hop that stops the packet is not reached. */
export function toHops(drafts: readonly HopDraft[]): Hop[] {
  const first = drafts.findIndex(({ checks }) => worst(checks) === 'stops')
  return drafts.map((one, index) => ({
    ...one,
    fate: worst(one.checks),
    isReached: first === -1 || index <= first,
  }))
}
