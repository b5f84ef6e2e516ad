import { imageEndpoints, serverEndpoints, volumeEndpoints, volumeSnapshotEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { request } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { WaitModal } from '../../framework/modals/WaitModal.tsx'
import type { FlowProps } from '../../framework/modals/flow.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { useServiceEnabled } from '../../framework/session/services.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { useSettings, type Settings } from '../../framework/session/settings.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import { useReturn } from '../../framework/wizard/step-state.ts'
import { toast } from '../../ui/toast/toast.ts'
import { LaunchableProvider } from '../../services/launch/facts/launchable.ts'
import { useLaunchFacts } from '../../services/launch/facts/use-launch-facts.ts'
import { initialLaunch, type Origin } from './initial-launch.ts'
import type { LaunchForm } from '../../services/launch/launch-form.ts'
import { launchMessages } from '../../services/launch/launch.messages.ts'
import { launchWizard } from './launch.wizard.ts'

const ORIGINS = [
  { kind: 'image', key: 'imageId', endpoint: imageEndpoints.imageView },
  { kind: 'volume', key: 'volumeId', endpoint: volumeEndpoints.volumeView },
  { kind: 'snapshot', key: 'snapshotId', endpoint: volumeSnapshotEndpoints.snapshotView },
  { kind: 'server', key: 'serverId', endpoint: serverEndpoints.serverView },
] as const

/** Opens the launch wizard with the source that the address names, or without one if it cannot be loaded. */
export function LaunchInstance({ context: now }: FlowProps) {
  const tools = useDialogTools()
  const intl = useIntl()
  // The parameters are removed from the address when the wizard closes.
  const [context] = useState(now)
  const settings = useSettings()
  const images = useServiceEnabled(['image'])
  const volumes = useServiceEnabled(VOLUME_SERVICES)
  const named = ORIGINS.find(({ key }) => context[key])
  const params = { id: (named && context[named.key]) ?? '' }
  const origin = useQuery({
    queryKey: named ? keyOf(named.endpoint, { params }) : ['no origin'],
    queryFn: ({ signal }) => (named ? request(named.endpoint, { params }, { signal }) : null),
    enabled: named !== undefined,
  })
  const { error } = origin
  useEffect(() => {
    if (error) toast.warning(intl.formatMessage(launchMessages.noSource), { detail: describeError(intl, error) })
  }, [error, intl])

  const found = named && origin.data ? ({ kind: named.kind, item: origin.data } as Origin) : null // parsed by the endpoint of that kind
  const isKnown = settings !== undefined && images !== undefined && volumes !== undefined
  if (!isKnown || (named && !found && !error)) return <WaitModal open={tools.open} onClose={tools.close} />
  return (
    <LaunchDialog
      context={context}
      settings={settings}
      initial={initialLaunch(found, { settings, has: { images, volumes }, networkId: context.networkId })}
    />
  )
}

interface LaunchDialogProps extends FlowProps {
  settings: Settings
  initial: LaunchForm
}

function LaunchDialog({ context, settings, initial }: LaunchDialogProps) {
  const tools = useDialogTools()
  const { formatMessage } = useIntl()
  const launchable = useLaunchFacts(settings)
  const { facts } = launchable
  // The rules depend on the available choices, and change as these are loaded.
  const wizard = useMemo(() => launchWizard(facts), [facts])
  const [initialValues] = useState(initial)
  const { afterSuccess, afterDismissal } = useReturn(context, tools.close)
  return (
    <LaunchableProvider value={launchable}>
      <Wizard
        wizard={wizard}
        initial={initialValues}
        open={tools.open}
        onDone={({ count, id }) =>
          tools.done(
            formatMessage(launchMessages.launched, { count }),
            { created: [{ type: tools.type, id }] },
            afterSuccess,
          )
        }
        onClose={afterDismissal}
      />
    </LaunchableProvider>
  )
}
