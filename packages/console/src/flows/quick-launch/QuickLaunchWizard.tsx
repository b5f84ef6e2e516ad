import { quickLaunch } from '@meridian/contract'
import { useMemo, useState, type ComponentType } from 'react'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import type { FlowProps } from '../../framework/modals/flow.ts'
import { modalMessages } from '../../framework/modals/modal.messages.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { useWorkflow } from '../../framework/wizard/use-workflow.ts'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import type { WizardStep } from '../../framework/wizard/define-wizard.tsx'
import type { LaunchFacts } from '../../services/launch/facts/launch-facts.ts'
import { isOfferedNetwork } from '../../services/launch/rules/offered.ts'
import type { QuickForm, QuickStep } from './quick-form.ts'
import { quickLabels, quickMessages, membershipWords, quickSteps } from './quick-launch.messages.ts'
import { quickSchemas, shownFields } from './rules/quick-schemas.ts'
import { AccessStep } from './steps/AccessStep.tsx'
import { DetailsStep } from './steps/DetailsStep.tsx'
import { AdvancedStep, NetworksStep, ScriptStep } from './steps/late-steps.tsx'

const BODIES: Record<QuickStep, ComponentType<{ form: ResourceForm<QuickForm> }>> = {
  setinstancedetailsaction: DetailsStep,
  setaccesscontrolsaction: AccessStep,
  setnetworkaction: NetworksStep,
  customizeaction: ScriptStep,
  setadvancedaction: AdvancedStep,
}

interface QuickLaunchWizardProps extends FlowProps {
  facts: LaunchFacts
  initial: QuickForm
}

export function QuickLaunchWizard({ addTo, facts, initial }: QuickLaunchWizardProps) {
  const tools = useDialogTools()
  const [begun] = useState(initial)
  const workflow = useWorkflow(quickLaunch, addTo, { successMessage: membershipWords.launched })
  const needsNetwork = facts.networks.some(isOfferedNetwork)
  const steps = useMemo(() => {
    const schemas = quickSchemas({ keyPair: facts.requiresKeyPair, network: needsNetwork })
    return quickLaunch.steps.map(({ slug }): WizardStep<QuickForm> => ({
      id: slug,
      title: quickSteps[slug],
      schema: schemas[slug],
      needs: slug === 'setnetworkaction' ? { services: ['network'] } : {},
      body: BODIES[slug],
    }))
  }, [facts.requiresKeyPair, needsNetwork])
  const shown = useMemo(
    () => shownFields({ mountPoint: facts.canSetMountPoint, password: facts.canSetPassword }),
    [facts.canSetMountPoint, facts.canSetPassword],
  )
  return (
    <Wizard
      wizard={{
        title: quickMessages.title,
        finish: quickMessages.launch,
        failed: modalMessages.submitFailed,
        labels: quickLabels,
        shown,
        preflight: { none: 'a step of it compares quotas and names' },
        steps,
        validate: workflow.validate,
        submit: workflow.submit,
      }}
      initial={begun}
      open={tools.open}
      onDone={workflow.done}
      onClose={tools.close}
    />
  )
}
