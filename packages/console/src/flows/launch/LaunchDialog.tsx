import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FlowProps } from '../../framework/modals/flow.ts'
import type { Settings } from '../../framework/session/settings.ts'
import { useReturn } from '../../framework/wizard/use-return.ts'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import { LaunchableProvider } from './facts/launchable.ts'
import { useLaunchFacts } from './facts/use-launch-facts.ts'
import type { LaunchForm } from './launch-form.ts'
import { launchPhrases } from './launch.messages.ts'
import { launchWizard } from './launch.wizard.ts'

interface LaunchDialogProps extends FlowProps {
  settings: Settings
  initial: LaunchForm
}

export function LaunchDialog({ tools, context, settings, initial }: LaunchDialogProps) {
  const { formatMessage } = useIntl()
  const launchable = useLaunchFacts(settings)
  const { facts } = launchable
  // What can be had decides what is right: the rules follow it as it arrives.
  const wizard = useMemo(() => launchWizard(facts), [facts])
  const [begun] = useState(initial)
  const { afterSuccess, afterDismissal } = useReturn(context, tools.close)
  return (
    <LaunchableProvider value={launchable}>
      <Wizard
        wizard={wizard}
        initial={begun}
        open={tools.open}
        onDone={({ count, id }) =>
          tools.done(
            formatMessage(launchPhrases.launched, { count }),
            { created: [{ type: tools.type, id }] },
            afterSuccess,
          )
        }
        onClose={afterDismissal}
      />
    </LaunchableProvider>
  )
}
