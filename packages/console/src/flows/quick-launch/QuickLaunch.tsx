import { useState } from 'react'
import { WaitModal } from '../../framework/modals/WaitModal.tsx'
import type { FlowProps } from '../../framework/modals/flow.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { useSettings, type Settings } from '../../framework/session/settings.ts'
import { LaunchableProvider } from '../../services/launch/facts/launchable.ts'
import { useLaunchFacts } from '../../services/launch/facts/use-launch-facts.ts'
import { isOfferedNetwork } from '../../services/launch/rules/offered.ts'
import { QuickLaunchWizard } from './QuickLaunchWizard.tsx'
import { blankQuickForm } from './quick-form.ts'

/** Launches an instance with one small form, which the server validates step by step. */
export function QuickLaunch(props: FlowProps) {
  const tools = useDialogTools()
  const settings = useSettings()
  if (!settings) return <WaitModal open={tools.open} onClose={tools.close} />
  return <WithFacts {...props} settings={settings} />
}

function WithFacts({ settings, ...props }: FlowProps & { settings: Settings }) {
  const tools = useDialogTools()
  const launchable = useLaunchFacts(settings)
  const { facts, parts } = launchable
  // Waits only for the data of preselected fields; options may be loaded later.
  const isLoading = parts.networks.loading || parts.securityGroups.loading
  const [ready, setReady] = useState(false)
  if (!ready && !isLoading) setReady(true)
  if (!ready) return <WaitModal open={tools.open} onClose={tools.close} />
  const [network, ...others] = facts.networks.filter(isOfferedNetwork)
  const initial = {
    ...blankQuickForm,
    groups: facts.securityGroups.filter(({ name }) => name === 'default').map(({ id }) => id),
    network: network && others.length === 0 ? [network.id] : [],
  }
  return (
    <LaunchableProvider value={launchable}>
      <QuickLaunchWizard {...props} facts={facts} initial={initial} />
    </LaunchableProvider>
  )
}
