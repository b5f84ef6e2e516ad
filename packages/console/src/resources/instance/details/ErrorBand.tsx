import type { Server } from '@meridian/contract'
import { CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { usePolicies } from '../../../framework/policy/policy-store.ts'
import { useSession } from '../../../framework/session/session.ts'
import { paths } from '../../../paths.ts'
import { buttonClass, linkClass } from '../../../ui/classes.ts'
import { causeOf, explanationOf } from '../../../services/failure/causes.ts'
import { storyMessages } from '../../../services/failure/failure.messages.ts'
import { instanceManifest } from '../instance.manifest.ts'
import { instanceMessages } from '../instance.messages.ts'

/** Why a server failed and what to do next, below its row. */
export function ErrorBand({ server }: { server: Server }) {
  const { formatMessage } = useIntl()
  const session = useSession()
  const isOwn = server.tenant_id === session.project_id
  const mayLaunch = usePolicies()([['compute', 'os_compute_api:servers:create']]) === true && isOwn
  const message = server.fault?.message ?? ''
  const cause = causeOf(message)
  const { title, advice } = explanationOf(cause)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />
      <p className="min-w-0 flex-1 basis-80 wrap-anywhere">
        <strong className="font-semibold">{formatMessage(title)}</strong>{' '}
        {cause === null ? message : formatMessage(advice)}
      </p>
      <AppLink to={paths.details(instanceManifest.type, server.id)} className={linkClass}>
        {formatMessage(storyMessages.why)}
      </AppLink>
      {mayLaunch && (
        <AppLink to={paths.launch({ serverId: server.id })} className={buttonClass('default', 'small')}>
          {formatMessage(instanceMessages.launchAnother)}
        </AppLink>
      )}
    </div>
  )
}
