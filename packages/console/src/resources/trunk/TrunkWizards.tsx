import { trunkEndpoints, type Trunk } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { pages } from '../../api/pages.ts'
import { Field, WidgetField } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { words } from '../../framework/text/common.messages.ts'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import { defineWizard, type WizardStep } from '../../framework/wizard/define-wizard.tsx'
import { NetworkPreflight } from '../../services/network/NetworkPreflight.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { portChoices, PortTable } from './PortTable.tsx'
import { SubportsStep } from './SubportsStep.tsx'
import {
  createRequest,
  detailsSchema,
  editRequest,
  formOf,
  parentSchema,
  subportsSchema,
  trunkFormDefaults,
  type TrunkForm,
} from './trunk-form.ts'
import { trunkFormLabels, trunkFormMessages as messages } from './trunk-forms.messages.ts'
import { trunkManifest as manifest } from './trunk.manifest.ts'
import { trunkMessages } from './trunk.messages.ts'

interface StepProps {
  form: ResourceForm<TrunkForm>
}

function DetailsStep({ form }: StepProps) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid max-w-xl gap-4">
      <WidgetField of={form} name="admin_state_up" as={SwitchField} hint={formatMessage(messages.adminStateHint)} />
      <WidgetField of={form} name="name" as={TextField} autoComplete="off" />
      <WidgetField of={form} name="description" as={TextArea} limit={255} />
    </div>
  )
}

function ParentStep({ form }: StepProps) {
  const { formatMessage } = useIntl()
  const subports = form.values.subports.map(({ port_id: id }) => id)
  return (
    <Field of={form} name="parent">
      {({ label, value, error }) => (
        <PortTable
          label={label}
          choicesOf={(ports) => portChoices(ports, { except: subports })}
          allocated={value}
          onChange={(ids) => form.set('parent', ids)}
          none={formatMessage(messages.noParent)}
          error={error}
        />
      )}
    </Field>
  )
}

const detailsStep: WizardStep<TrunkForm> = {
  id: 'details',
  title: words.details,
  description: messages.detailsHint,
  schema: detailsSchema,
  body: DetailsStep,
}

const newDetailsStep: WizardStep<TrunkForm> = {
  ...detailsStep,
  body: ({ form }) => (
    <div className="grid gap-4">
      <DetailsStep form={form} />
      <NetworkPreflight
        form={form}
        demands={[{ id: 'trunk', label: manifest.names.other, added: 1 }]}
        name={{ typed: form.values.name, among: pages(trunkEndpoints.trunkList) }}
      />
    </div>
  ),
}

const parentStep: WizardStep<TrunkForm> = {
  id: 'parent',
  title: trunkMessages.port,
  description: messages.parentHint,
  schema: parentSchema,
  body: ParentStep,
}

const subportsStep: WizardStep<TrunkForm> = {
  id: 'subports',
  title: trunkMessages.subports,
  description: messages.subportsHint,
  schema: subportsSchema,
  body: SubportsStep,
}

const createWizard = defineWizard<TrunkForm, Trunk>({
  title: named(manifest, dialogPhrases.create),
  failed: { operation: 'create', of: manifest.type },
  labels: trunkFormLabels,
  preflight: { none: 'a step of it compares quotas and names' },
  steps: [newDetailsStep, parentStep, subportsStep],
  submit: (form, send) => send(trunkEndpoints.trunkCreate, { body: createRequest(form) }),
})

export function CreateTrunk() {
  const tools = useDialogTools()
  const intl = useIntl()
  return (
    <Wizard
      wizard={createWizard}
      initial={trunkFormDefaults}
      open={tools.open}
      onDone={({ id, name_or_id: name }) =>
        tools.done(formatText(intl, named(manifest, dialogPhrases.created), { name }), {
          created: [{ type: tools.type, id }],
        })
      }
      onClose={tools.close}
    />
  )
}

/** The parent port of a trunk cannot change. */
const editWizard = ({ id, project_id: project }: Trunk, before: TrunkForm) => {
  const current = before.subports.map(({ port_id: port }) => port)
  return defineWizard<TrunkForm, Trunk>({
    title: named(manifest, dialogPhrases.edit),
    failed: { operation: 'update', of: manifest.type },
    labels: trunkFormLabels,
    preflight: { none: 'the trunk exists' },
    steps: [
      detailsStep,
      { ...subportsStep, body: ({ form }) => <SubportsStep form={form} current={current} project={project} /> },
    ],
    submit: (form, send) =>
      send(trunkEndpoints.trunkUpdate, { params: { id }, body: editRequest(before, { ...before, ...form }) }),
  })
}

export function EditTrunk({ item }: { item: Trunk }) {
  const tools = useDialogTools()
  const intl = useIntl()
  // The trunk as it was when the form opened: the request is the difference from that.
  const [{ wizard, initial }] = useState(() => {
    const before = formOf(item)
    return { initial: before, wizard: editWizard(item, before) }
  })
  return (
    <Wizard
      wizard={wizard}
      initial={initial}
      open={tools.open}
      onDone={({ id, name_or_id: name }) =>
        tools.done(formatText(intl, named(manifest, dialogPhrases.updated), { name }), {
          updated: [{ type: tools.type, id }],
        })
      }
      onClose={tools.close}
    />
  )
}
