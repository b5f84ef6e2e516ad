import { floatingIpEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import type { Extension } from '../../../framework/resource/manifest.ts'
import { useExtensions } from '../../../framework/resource/extensions.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { ProjectField } from '../../../services/identity/ProjectField.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { floatingIpMessages } from '../floating-ip.messages.ts'
import { poolList } from '../floating-ip.queries.ts'
import { allocateDefaults, allocateRequest, allocateSchema } from './allocate.ts'
import {
  allocateLabels,
  floatingIpFormMessages as messages,
  floatingIpFormPhrases,
} from './floating-ip-form.messages.ts'

interface AllocateProps {
  tools: ModalTools
  /** For any project, and by an address of one's choice, as administrators may. */
  forAny?: boolean
}

/** Neutron has names for addresses where it works with DNS. */
const NAMES: Extension = { of: 'network', alias: 'dns-integration' }

const optionsOf = ({ items }: { items: readonly { id: string; name: string }[] }) =>
  items.map(({ id, name }) => ({ value: id, label: name || id }))

export function Allocate({ tools, forAny = false }: AllocateProps) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const hasNames = useExtensions([NAMES])(NAMES) === true
  const form = useResourceForm({
    schema: allocateSchema,
    defaults: allocateDefaults,
    labels: allocateLabels,
    shown: { project: () => forAny, address: () => forAny, dnsDomain: () => hasNames, dnsName: () => hasNames },
    submit: (judged) => call(floatingIpEndpoints.floatingIpCreate, { body: allocateRequest(judged) }),
    done: ({ id, ip }) =>
      tools.done(
        formatMessage(forAny ? floatingIpFormPhrases.allocatedForAny : floatingIpFormPhrases.allocated, { ip }),
        { created: [{ type: tools.type, id }] },
      ),
  })
  const isFull = form.failure?.status === 409 && /quota/i.test(form.failure.message)
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(floatingIpMessages.allocate)}
      description={formatMessage(messages.allocateHint)}
      action={formatMessage(messages.allocateAction)}
      failed={isFull ? formatMessage(messages.allUsed) : failureMessage('create', tools.type)}
      onClose={tools.close}
    >
      <OptionsField
        of={form}
        name="pool"
        query={poolList}
        options={optionsOf}
        placeholder={formatMessage(messages.selectPool)}
        none={formatMessage(messages.noPools)}
        presetsOnlyOne
      />
      {forAny && <ProjectField of={form} name="project" />}
      <Field of={form} name="address">
        {(field) => <TextField {...field} autoComplete="off" hint={formatMessage(messages.addressHint)} />}
      </Field>
      {(['description', 'dnsDomain', 'dnsName'] as const).map((name) => (
        <Field key={name} of={form} name={name}>
          {(field) => <TextField {...field} autoComplete="off" />}
        </Field>
      ))}
    </FormModal>
  )
}
