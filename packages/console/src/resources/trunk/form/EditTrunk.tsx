import { trunkEndpoints, type Trunk } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { defineWizard } from '../../../framework/wizard/wizard.ts'
import { Wizard } from '../../../framework/wizard/Wizard.tsx'
import { trunkLabel } from '../trunk.columns.tsx'
import { trunkMessages } from '../trunk.messages.ts'
import { trunkManifest } from '../trunk.manifest.ts'
import { SubportsStep } from './SubportsStep.tsx'
import { trunkFormLabels, trunkFormPhrases } from './trunk-form.messages.ts'
import { editRequest, formOf, type TrunkForm } from './trunk-form.ts'
import { detailsStep, subportsStep } from './trunk-steps.ts'

/** Its parent port is the trunk's for good. */
const wizardFor = ({ id, project_id: project }: Trunk, was: TrunkForm) => {
  const kept = was.subports.map(({ port_id: port }) => port)
  return defineWizard<TrunkForm, Trunk>({
    title: trunkMessages.edit,
    finish: trunkMessages.edit,
    failed: { operation: 'update', of: trunkManifest.type },
    labels: trunkFormLabels,
    steps: [
      detailsStep,
      { ...subportsStep, body: ({ form }) => <SubportsStep form={form} kept={kept} project={project} /> },
    ],
    submit: (form) => call(trunkEndpoints.trunkUpdate, { params: { id }, body: editRequest(was, { ...was, ...form }) }),
  })
}

export function EditTrunk({ trunk, tools }: { trunk: Trunk; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  // As it was when the form opened, whatever the list learns meanwhile: what is sent is the difference to that.
  const [{ wizard, initial }] = useState(() => {
    const was = formOf(trunk)
    return { initial: was, wizard: wizardFor(trunk, was) }
  })
  return (
    <Wizard
      wizard={wizard}
      initial={initial}
      open={tools.open}
      onDone={(edited) =>
        tools.done(formatMessage(trunkFormPhrases.edited, { name: trunkLabel(edited) }), {
          updated: [{ type: tools.type, id: edited.id }],
        })
      }
      onClose={tools.close}
    />
  )
}
