import { KeypairName } from '@meridian/contract'
import * as z from 'zod'
import { saying } from '../../../framework/forms/validators.ts'
import { keyPairMessages } from './key-pair-form.messages.ts'

/** A name that Nova takes and no other key pair has. */
export const freeKeyPairName = (taken: readonly string[]) =>
  z
    .string()
    .min(1)
    .refine((name) => KeypairName.safeParse(name).success && !taken.includes(name), saying(keyPairMessages.badName))

export interface KeyPairDialogProps {
  /** Names of key pairs that are there. */
  taken: readonly string[]
  open?: boolean
  /** There is one more; `message` says so. The dialog may have more to show. */
  onMade: (name: string, message: string) => void
  onClose: () => void
}
