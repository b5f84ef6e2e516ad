import { KeypairName } from '@meridian/contract'
import * as z from 'zod'
import { saying } from '../../../framework/forms/validators.ts'
import { keyPairMessages } from './key-pair.messages.ts'

/** A name that Nova takes and no other key pair has. */
export const freeKeyPairName = (taken: readonly string[]) =>
  z
    .string()
    .min(1)
    .refine((name) => KeypairName.safeParse(name).success && !taken.includes(name), saying(keyPairMessages.badName))

export interface KeyPairDialogProps {
  /** Names of key pairs that are there. */
  taken: readonly string[]
  onMade: (name: string) => void
  onClose: () => void
}
