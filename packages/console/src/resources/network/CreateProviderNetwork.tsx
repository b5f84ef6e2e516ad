import { networkEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Field } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../framework/modals/modal.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases, resultPhrases } from '../../framework/resource/resource.messages.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { NOTHING_SET, useSettings } from '../../framework/session/settings.ts'
import { ProjectField } from '../../services/identity/ProjectField.tsx'
import { NetworkPreflight } from '../../services/network/NetworkPreflight.tsx'
import { supportedIn } from '../../services/network/network-fields.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { adminNetworkMessages as messages, networkTypes } from './admin-network.messages.ts'
import { networkManifest } from './network.manifest.ts'
import { networkFields } from './network.messages.ts'
import {
  blankProviderNetwork,
  hasPhysicalNetwork,
  hasSegment,
  NETWORK_TYPES,
  providerNetworkRequest,
  schemaFor,
} from './provider-network.ts'

/** Administrators create networks for any project, with provider attributes. */
export function CreateProviderNetwork({ tools }: { tools: ModalTools }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const failureMessage = useFailureMessage()
  const [type, setType] = useState(blankProviderNetwork.type)
  const form = useResourceForm({
    schema: schemaFor(type),
    defaults: blankProviderNetwork,
    labels: {
      project: words.project,
      name: words.name,
      type: messages.providerType,
      physical: networkFields.physical,
      segment: networkFields.segment,
      admin_state_up: words.enableAdminState,
      shared: words.shared,
      external: messages.external,
      mtu: networkFields.mtu,
    },
    shown: { physical: (values) => hasPhysicalNetwork(values.type), segment: (values) => hasSegment(values.type) },
    submit: (values, send) => send(networkEndpoints.networkCreate, { body: providerNetworkRequest(values) }),
    done: ({ id, name }) =>
      tools.done(formatText(intl, named(networkManifest, resultPhrases.created), { name: name || id }), {
        created: [{ type: tools.type, id }],
      }),
  })
  const types = supportedIn(useSettings() ?? NOTHING_SET, 'supported_provider_types', NETWORK_TYPES)
  const title = formatText(intl, named(networkManifest, dialogPhrases.create))
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={title}
      action={title}
      failed={failureMessage('create', tools.type)}
      onClose={tools.close}
    >
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <ProjectField of={form} name="project" />
      <Field of={form} name="type">
        {({ onChange, ...field }) => (
          <SelectField
            {...field}
            onChange={(next) => {
              onChange(next)
              setType(NETWORK_TYPES.find((known) => known === next) ?? 'automatic')
            }}
            options={types.map((value) => ({ value, label: formatMessage(networkTypes[value]) }))}
          />
        )}
      </Field>
      <Field of={form} name="physical">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="segment">
        {(field) => <NumberField {...field} min={1} hint={formatMessage(messages.segmentHint)} />}
      </Field>
      <Field of={form} name="mtu">
        {(field) => <NumberField {...field} min={68} hint={formatMessage(messages.mtuHint)} />}
      </Field>
      <Field of={form} name="admin_state_up">
        {(field) => <CheckField {...field} />}
      </Field>
      <Field of={form} name="shared">
        {(field) => <CheckField {...field} />}
      </Field>
      <Field of={form} name="external">
        {(field) => <CheckField {...field} hint={formatMessage(messages.externalHint)} />}
      </Field>
      {form.values.project && (
        <NetworkPreflight
          form={form}
          demands={[{ id: 'network', label: typeNames.networks, added: 1 }]}
          project={form.values.project}
        />
      )}
    </FormModal>
  )
}
