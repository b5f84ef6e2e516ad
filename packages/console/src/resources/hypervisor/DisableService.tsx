import { DisabledReason } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import type { ItemDialogProps } from '../../framework/resource/modal.ts'
import { changeService } from './change-service.ts'
import { hypervisorFormMessages as messages, hypervisorFormPhrases as phrases } from './hypervisor-forms.messages.ts'
import { hypervisorMessages } from './hypervisor.messages.ts'
import type { Hypervisor } from './hypervisor.queries.ts'

const schema = z.object({ reason: DisabledReason.trim() })

/** Keeps Nova from placing further instances on a host. */
export const DisableService = ({ item }: ItemDialogProps<Hypervisor>) => (
  <PlainForm
    item={item}
    about={item.hypervisor_hostname}
    size="small"
    title={hypervisorMessages.disable}
    failed={messages.disableFailed}
    success={(_values, _result, intl) => intl.formatMessage(phrases.disabled, { host: item.service.host })}
    schema={schema}
    defaults={{ reason: '' }}
    fields={{ reason: { label: messages.reason, above: messages.disableHint } }}
    submit={({ reason }, send) =>
      changeService(item, { status: 'disabled', ...(reason && { disabled_reason: reason }) }, send)
    }
  />
)
