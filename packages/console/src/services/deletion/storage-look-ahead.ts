import {
  backupUses,
  containerUses,
  groupSnapshotUses,
  groupTypeUses,
  qosSpecUses,
  volumeGroupUses,
  volumeTypeUses,
} from '@meridian/contract'
import { lookAheadOf } from './look-ahead.ts'

export const volumeTypeLookAhead = lookAheadOf(volumeTypeUses)
export const qosSpecLookAhead = lookAheadOf(qosSpecUses)
export const groupTypeLookAhead = lookAheadOf(groupTypeUses)
export const volumeGroupLookAhead = lookAheadOf(volumeGroupUses)
export const groupSnapshotLookAhead = lookAheadOf(groupSnapshotUses)
export const backupLookAhead = lookAheadOf(backupUses)
export const containerLookAhead = lookAheadOf(containerUses)
