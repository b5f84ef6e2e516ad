import { KeypairName } from '@meridian/contract'
import type { FieldValues } from 'react-hook-form'
import * as z from 'zod'
import type { FieldSpecs } from '../../framework/forms/field-spec.ts'
import { withMessage } from '../../framework/forms/validators.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { keypairFormMessages } from './keypair-forms.messages.ts'
import { keyTypes } from './keypair.messages.ts'

export interface KeyPairDialogProps {
  /** The names of the user's key pairs. */
  taken: readonly string[]
  open?: boolean
  /** Called when the key pair exists, with a message for the user; the dialog stays open until `onClose`. */
  onCreated: (name: string, message: string) => void
  onClose: () => void
}

/** Nova must accept the name, and no other key pair may have it. */
export const keyPairSchema = (taken: readonly string[]) =>
  z.object({
    name: z
      .string()
      .min(1)
      .refine(
        (name) => KeypairName.safeParse(name).success && !taken.includes(name),
        withMessage(keypairFormMessages.badName),
      ),
    key_type: z.enum(['ssh', 'x509']),
  })

export type KeyPairValues = z.input<ReturnType<typeof keyPairSchema>> & FieldValues

export const keyPairFields: FieldSpecs<ReturnType<typeof keyPairSchema>> = {
  name: { label: typeNames.keyPairName },
  key_type: { label: keypairFormMessages.keyType, words: keyTypes },
}

export const keyPairLabels = { name: typeNames.keyPairName, key_type: keypairFormMessages.keyType }
