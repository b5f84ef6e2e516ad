import { volumeTransferEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { volumeMessages } from '../volume.messages.ts'
import { transferLabels, transferMessages, transferPhrases } from './transfer.messages.ts'

const schema = z.object({ id: z.string().trim().min(1).max(36), auth_key: z.string().trim().min(1).max(16) })

/** Takes a volume that another project offers. */
export function AcceptTransfer({ tools }: { tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const form = useResourceForm({
    schema,
    defaults: { id: '', auth_key: '' },
    labels: { id: transferLabels.id, auth_key: transferLabels.auth_key },
    submit: ({ id, auth_key }) => call(volumeTransferEndpoints.transferAccept, { params: { id }, body: { auth_key } }),
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
      failed={formatMessage(transferMessages.unableToAccept)}
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
