import { volumeTransferEndpoints, type Volume } from '@meridian/contract'
import { Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { withMessage } from '../../framework/forms/validators.ts'
import { useDialogTools, type ItemDialogProps } from '../../framework/resource/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { DescriptionList } from '../../ui/Card.tsx'
import { Button } from '../../ui/buttons.tsx'
import { CopyButton, saveFile } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { transferMessages } from './volume-forms.messages.ts'
import { volumeLabel } from './volume.columns.tsx'
import { volumeFields, volumeMessages } from './volume.messages.ts'

const createSchema = z.object({
  name: z
    .string()
    .trim()
    .max(255)
    .refine((name) => name !== '', withMessage(transferMessages.emptyName)),
})

type Transfer = z.infer<typeof volumeTransferEndpoints.transferCreate.result>

/** Offers a volume to the project that has the key, which is shown only once. */
export const CreateTransfer = ({ item: volume }: ItemDialogProps<Volume>) => {
  const tools = useDialogTools()
  return (
    <PlainForm
      item={volume}
      about={volumeLabel(volume)}
      size="small"
      title={volumeMessages.createTransfer}
      failed={transferMessages.createFailed}
      submit={({ name }, send) =>
        send(volumeTransferEndpoints.transferCreate, { body: { volume_id: volume.id, name } })
      }
      success={transferMessages.created}
      nameOf={(_values, { id, name }) => name ?? id}
      schema={createSchema}
      defaults={{ name: '' }}
      fields={{ name: { label: volumeFields.transferName, above: transferMessages.createHint } }}
      reveals={(transfer) => <NewTransfer transfer={transfer} open={tools.open} onClose={tools.close} />}
    />
  )
}

interface NewTransferProps {
  transfer: Transfer
  open: boolean
  onClose: () => void
}

function NewTransfer({ transfer: { id, name, auth_key: key }, open, onClose }: NewTransferProps) {
  const { formatMessage } = useIntl()
  const file = () => {
    const lines = [
      `${formatMessage(volumeFields.transferName)}: ${name ?? id}`,
      `${formatMessage(volumeFields.transferId)}: ${id}`,
      `${formatMessage(transferMessages.key)}: ${key}`,
    ]
    saveFile(`${name ?? id}.txt`, `${lines.join('\n')}\n`, 'text/plain')
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage(volumeMessages.transfer)}
      description={formatMessage(transferMessages.onceOnly)}
      footer={
        <>
          <Button icon={<Download aria-hidden />} onClick={file}>
            {formatMessage(transferMessages.download)}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {formatMessage(words.close)}
          </Button>
        </>
      }
    >
      <DescriptionList
        items={[
          { term: formatMessage(volumeFields.transferName), value: name },
          {
            term: formatMessage(volumeFields.transferId),
            value: <Secret text={id} copy={formatMessage(transferMessages.copyId)} />,
          },
          {
            term: formatMessage(transferMessages.key),
            value: <Secret text={key} copy={formatMessage(transferMessages.copyKey)} />,
          },
        ]}
      />
    </Dialog>
  )
}

const Secret = ({ text, copy }: { text: string; copy: string }) => (
  <span className="flex items-center gap-1">
    <code className="min-w-0 font-mono text-sm break-all">{text}</code>
    <CopyButton value={text} label={copy} />
  </span>
)

const acceptSchema = z.object({ id: z.string().trim().min(1).max(36), auth_key: z.string().trim().min(1).max(16) })

/** Accepts a volume that another project offers. */
export const AcceptTransfer = () => {
  const tools = useDialogTools()
  return (
    <PlainForm
      size="small"
      title={volumeMessages.acceptTransfer}
      failed={transferMessages.acceptFailed}
      schema={acceptSchema}
      defaults={{ id: '', auth_key: '' }}
      fields={{
        id: { label: volumeFields.transferId, mono: true },
        auth_key: { label: transferMessages.key, mono: true },
      }}
      preflight={{ none: 'Cinder refuses what does not fit' }}
      submit={({ id, auth_key }, send) =>
        send(volumeTransferEndpoints.transferAccept, { params: { id }, body: { auth_key } })
      }
      success={transferMessages.accepted}
      nameOf={(_values, { id, name }) => name ?? id}
      outcome={({ volume_id: id }) => ({ created: [{ type: tools.type, id }] })}
    />
  )
}
