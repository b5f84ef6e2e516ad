import { flavorEndpoints, type Flavor } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { defineWizard } from '../../../framework/wizard/wizard.ts'
import { Wizard } from '../../../framework/wizard/Wizard.tsx'
import { flavorMessages } from '../flavor.messages.ts'
import { flavorManifest } from '../flavor.manifest.ts'
import { AccessStep } from './AccessStep.tsx'
import { accessSchema, flavorFormDefaults, flavorRequest, informationSchema, type FlavorForm } from './create-flavor.ts'
import { flavorFormLabels, flavorFormMessages, flavorFormPhrases } from './flavor-form.messages.ts'
import { InformationStep } from './InformationStep.tsx'

const wizard = defineWizard<FlavorForm, Flavor>({
  title: flavorMessages.create,
  finish: flavorMessages.create,
  failed: { operation: 'create', of: flavorManifest.type },
  labels: flavorFormLabels,
  steps: [
    {
      id: 'information',
      title: flavorFormMessages.information,
      description: flavorFormMessages.informationHint,
      schema: informationSchema,
      body: InformationStep,
    },
    {
      id: 'access',
      title: flavorFormMessages.access,
      description: flavorFormMessages.accessHint,
      schema: accessSchema,
      body: AccessStep,
    },
  ],
  submit: (form) => call(flavorEndpoints.flavorCreate, { body: flavorRequest(form) }),
})

export function CreateFlavor({ tools }: { tools: ModalTools }) {
  const { formatMessage } = useIntl()
  return (
    <Wizard
      wizard={wizard}
      initial={flavorFormDefaults}
      open={tools.open}
      onDone={({ id, name }) =>
        tools.done(formatMessage(flavorFormPhrases.created, { name }), { created: [{ type: tools.type, id }] })
      }
      onClose={tools.close}
    />
  )
}
