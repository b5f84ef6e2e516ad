import { aggregateUses, computeHostUses, flavorUses, keypairUses, serverGroupUses } from '@meridian/contract'
import { lookAheadOf } from './look-ahead.ts'

export const computeHostLookAhead = lookAheadOf(computeHostUses)
export const flavorLookAhead = lookAheadOf(flavorUses)
export const keypairLookAhead = lookAheadOf(keypairUses)
export const serverGroupLookAhead = lookAheadOf(serverGroupUses)
export const aggregateLookAhead = lookAheadOf(aggregateUses)
