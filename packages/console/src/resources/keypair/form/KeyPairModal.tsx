import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { keypairQueries } from '../keypair.queries.ts'
import type { KeyPairDialogProps } from './key-pair-name.ts'

interface KeyPairModalProps {
  tools: ModalTools
  dialog: ComponentType<KeyPairDialogProps>
}

/** A dialog that makes a key pair, at its address. */
export function KeyPairModal({ tools, dialog: Dialog }: KeyPairModalProps) {
  const { data } = useQuery(keypairQueries.list())
  return (
    <Dialog
      taken={data?.items.map(({ name }) => name) ?? []}
      open={tools.open}
      // The dialog closes itself: it may have a key to show first.
      onMade={(name, message) => tools.done(message, { created: [{ type: tools.type, id: name }] }, () => {})}
      onClose={tools.close}
    />
  )
}
