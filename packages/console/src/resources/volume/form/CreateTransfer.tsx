import { volumeTransferEndpoints } from '@meridian/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { saying } from '../../../framework/forms/validators.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Dialog } from '../../../ui/popups/Dialog.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { volumeLabel } from '../volume-label.ts'
import { volumeMessages } from '../volume.messages.ts'
import { transferLabels, transferMessages, transferPhrases } from './transfer.messages.ts'
import type { AboutVolume } from './VolumeForm.tsx'

const schema = z.object({
  name: z
    .string()
    .trim()
    .max(255)
    .refine((name) => name !== '', saying(transferMessages.emptyName)),
})

type Transfer = z.infer<typeof volumeTransferEndpoints.transferCreate.result>

/** Offers the volume to whoever has the key, which is shown once and then never again. */
export function CreateTransfer({ volume, tools }: AboutVolume) {
  const { formatMessage } = useIntl()
  const [made, setMade] = useState<Transfer | null>(null)
  const form = useResourceForm({
    schema,
    defaults: { name: '' },
    labels: { name: transferLabels.name },
    submit: ({ name }) => call(volumeTransferEndpoints.transferCreate, { body: { volume_id: volume.id, name } }),
    done: (transfer) => {
      setMade(transfer)
      const result = { updated: [{ type: tools.type, id: volume.id }] }
      tools.done(formatMessage(transferPhrases.created, { name: transfer.name ?? transfer.id }), result, () => {})
    },
  })
  if (made) return <NewTransfer transfer={made} open={tools.open} onClose={tools.close} />
  return (
    <FormModal
      form={form}
      open={tools.open}
      size="small"
      title={formatMessage(volumeMessages.transfer)}
      description={volumeLabel(volume)}
      action={formatMessage(volumeMessages.transfer)}
      failed={formatMessage(transferMessages.unableToCreate)}
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
      `${formatMessage(transferLabels.name)}: ${name ?? id}`,
      `${formatMessage(transferLabels.id)}: ${id}`,
      `${formatMessage(transferLabels.auth_key)}: ${key}`,
    ]
    saveFile(`${name ?? id}.txt`, `${lines.join('\n')}\n`, 'text/plain')
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage(transferMessages.title)}
      description={formatMessage(transferMessages.onceOnly)}
      footer={
        <>
          <Button icon={<Download aria-hidden />} onClick={file}>
            {formatMessage(transferMessages.download)}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {formatMessage(transferMessages.done)}
          </Button>
        </>
      }
    >
      <DescriptionList
        items={[
          { term: formatMessage(transferLabels.name), value: name },
          {
            term: formatMessage(transferLabels.id),
            value: <Secret text={id} copy={formatMessage(transferMessages.copyId)} />,
          },
          {
            term: formatMessage(transferLabels.auth_key),
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
