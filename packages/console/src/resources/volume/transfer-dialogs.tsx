import { volumeTransferEndpoints, type Volume } from '@meridian/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { Field } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { withMessage } from '../../framework/forms/validators.ts'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { DescriptionList } from '../../ui/Card.tsx'
import { Button } from '../../ui/buttons.tsx'
import { CopyButton, saveFile } from '../../ui/copy.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { transferMessages, transferPhrases } from './volume-forms.messages.ts'
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
export function CreateTransfer({ item: volume, tools }: { item: Volume; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const [created, setCreated] = useState<Transfer | null>(null)
  const form = useResourceForm({
    schema: createSchema,
    defaults: { name: '' },
    labels: { name: volumeFields.transferName },
    submit: ({ name }, send) => send(volumeTransferEndpoints.transferCreate, { body: { volume_id: volume.id, name } }),
    done: (transfer) => {
      setCreated(transfer)
      const result = { updated: [{ type: tools.type, id: volume.id }] }
      tools.done(formatMessage(transferPhrases.created, { name: transfer.name ?? transfer.id }), result, () => {})
    },
  })
  if (created) return <NewTransfer transfer={created} open={tools.open} onClose={tools.close} />
  return (
    <FormModal
      form={form}
      open={tools.open}
      size="small"
      title={formatMessage(volumeMessages.createTransfer)}
      description={volumeLabel(volume)}
      action={formatMessage(volumeMessages.createTransfer)}
      failed={formatMessage(transferMessages.createFailed)}
      preflight={{ none: 'Cinder counts the volume when the transfer is accepted' }}
      onClose={tools.close}
    >
      <p className="text-ink-2">{formatMessage(transferMessages.createHint)}</p>
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
    </FormModal>
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
export function AcceptTransfer({ tools }: { tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const form = useResourceForm({
    schema: acceptSchema,
    defaults: { id: '', auth_key: '' },
    labels: { id: volumeFields.transferId, auth_key: transferMessages.key },
    submit: ({ id, auth_key }, send) =>
      send(volumeTransferEndpoints.transferAccept, { params: { id }, body: { auth_key } }),
    done: ({ id, name, volume_id: volume }) =>
      tools.done(formatMessage(transferPhrases.accepted, { name: name ?? id }), {
        created: [{ type: tools.type, id: volume }],
      }),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      size="small"
      title={formatMessage(volumeMessages.acceptTransfer)}
      action={formatMessage(volumeMessages.acceptTransfer)}
      failed={formatMessage(transferMessages.acceptFailed)}
      preflight={{ none: 'Cinder refuses what does not fit' }}
      onClose={tools.close}
    >
      <Field of={form} name="id">
        {(field) => <TextField {...field} mono autoComplete="off" />}
      </Field>
      <Field of={form} name="auth_key">
        {(field) => <TextField {...field} mono autoComplete="off" />}
      </Field>
    </FormModal>
  )
}
