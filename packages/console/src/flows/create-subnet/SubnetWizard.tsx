import { useIntl } from 'react-intl'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
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
  const failureMessage = useFailureMessage()
  return (
    <Wizard
      wizard={{
        ...own,
        failed: (sent) => {
          // Of what was out of sight, nothing was sent.
          const subnet = subnetLabelOf({ ...initial, ...sent })
          return subnet
            ? formatMessage(createSubnetPhrases[failed], { subnet, network })
            : failureMessage('create', tools.type)
        },
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
