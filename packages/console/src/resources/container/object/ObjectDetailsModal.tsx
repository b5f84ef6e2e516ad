import { useIntl } from 'react-intl'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/popups/Dialog.tsx'
import { objectMessages } from './object.messages.ts'
import type { StoredObject } from './object.queries.ts'
import { ObjectFacts } from './ObjectFacts.tsx'

export function ObjectDetailsModal({ object, tools }: { object: StoredObject; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open={tools.open}
      onClose={tools.close}
      title={formatMessage(objectMessages.details)}
      footer={<Button onClick={tools.close}>{formatMessage(objectMessages.close)}</Button>}
    >
      <ObjectFacts object={object} />
    </Dialog>
  )
}
