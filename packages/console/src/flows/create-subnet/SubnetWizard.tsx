import { useIntl } from 'react-intl'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import type { WizardDefinition } from '../../framework/wizard/wizard.ts'
import type { ModalTools } from '../../framework/modals/modal.ts'
import type { useWorkflow } from '../../framework/modals/use-workflow.ts'
import { createSubnetLabels, createSubnetPhrases } from './create-subnet.messages.ts'
import { subnetLabelOf, type SubnetForm } from './subnet-form.ts'

interface SubnetWizardProps extends Pick<
  WizardDefinition<SubnetForm, unknown>,
  'title' | 'finish' | 'shown' | 'steps'
> {
  tools: ModalTools
  /** What its network is called. */
  network: string
  /** What is told where it could not be sent. */
  failed: 'failed' | 'updateFailed'
  initial: SubnetForm
  workflow: ReturnType<typeof useWorkflow>
}

/** The form of a subnet in steps, which the server judges one by one. */
export function SubnetWizard({ tools, network, failed, initial, workflow, ...own }: SubnetWizardProps) {
  const { formatMessage } = useIntl()
  return (
    <Wizard
      wizard={{
        ...own,
        failed: (form) => formatMessage(createSubnetPhrases[failed], { subnet: subnetLabelOf(form), network }),
        labels: createSubnetLabels,
        validate: workflow.validate,
        submit: workflow.submit,
      }}
      initial={initial}
      open={tools.open}
      onDone={workflow.done}
      onClose={tools.close}
    />
  )
}
