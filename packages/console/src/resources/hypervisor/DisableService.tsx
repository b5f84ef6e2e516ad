import { DisabledReason } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { Field } from '../../framework/forms/Field.tsx'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import type { ItemDialogProps } from '../../framework/resource/modal.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { hypervisorFormMessages as messages, hypervisorFormPhrases } from './hypervisor-forms.messages.ts'
import { changeService } from './change-service.ts'
import { hypervisorMessages } from './hypervisor.messages.ts'
import type { Hypervisor } from './hypervisor.queries.ts'

const schema = z.object({ reason: DisabledReason.trim() })

/** Keeps Nova from placing further instances on a host. */
export function DisableService({ item, tools }: ItemDialogProps<Hypervisor>) {
  const { formatMessage } = useIntl()
  const { host } = item.service
  return (
    <ItemForm
      item={item}
      label={item.hypervisor_hostname}
      tools={tools}
      size="small"
      title={hypervisorMessages.disable}
      failed={formatMessage(messages.disableFailed)}
      schema={schema}
      defaults={{ reason: '' }}
      labels={{ reason: messages.reason }}
      submit={({ reason }, send) =>
        changeService(item, { status: 'disabled', ...(reason && { disabled_reason: reason }) }, send)
      }
      sent={() => formatMessage(hypervisorFormPhrases.disabled, { host })}
    >
      {(form) => (
        <>
          <p className="text-ink-2">{formatMessage(messages.disableHint)}</p>
          <Field of={form} name="reason">
            {(field) => <TextField {...field} autoComplete="off" />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
