import {
  identityProviderUses,
  limitUses,
  mappingUses,
  regionUses,
  registeredLimitUses,
  serviceUses,
} from '@meridian/contract'
import { lookAheadOf } from './look-ahead.ts'

export const regionLookAhead = lookAheadOf(regionUses)
export const serviceLookAhead = lookAheadOf(serviceUses)
export const registeredLimitLookAhead = lookAheadOf(registeredLimitUses)
export const limitLookAhead = lookAheadOf(limitUses)
export const identityProviderLookAhead = lookAheadOf(identityProviderUses)
export const mappingLookAhead = lookAheadOf(mappingUses)
