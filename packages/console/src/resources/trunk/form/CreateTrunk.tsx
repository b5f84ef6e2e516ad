import { trunkEndpoints, type Trunk } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { defineWizard } from '../../../framework/wizard/wizard.ts'
import { Wizard } from '../../../framework/wizard/Wizard.tsx'
import { trunkLabel } from '../trunk.columns.tsx'
import { trunkMessages } from '../trunk.messages.ts'
import { trunkManifest } from '../trunk.manifest.ts'
import { trunkFormLabels, trunkFormPhrases } from './trunk-form.messages.ts'
import { createRequest, trunkFormDefaults, type TrunkForm } from './trunk-form.ts'
import { detailsStep, parentStep, subportsStep } from './trunk-steps.ts'

const wizard = defineWizard<TrunkForm, Trunk>({
  title: trunkMessages.create,
  finish: trunkMessages.create,
  failed: { operation: 'create', of: trunkManifest.type },
  labels: trunkFormLabels,
  steps: [detailsStep, parentStep, subportsStep],
  submit: (form) => call(trunkEndpoints.trunkCreate, { body: createRequest(form) }),
})

export function CreateTrunk({ tools }: { tools: ModalTools }) {
  const { formatMessage } = useIntl()
  return (
    <Wizard
      wizard={wizard}
      initial={trunkFormDefaults}
      open={tools.open}
      onDone={(trunk) =>
        tools.done(formatMessage(trunkFormPhrases.created, { name: trunkLabel(trunk) }), {
          created: [{ type: tools.type, id: trunk.id }],
        })
      }
      onClose={tools.close}
    />
  )
}
