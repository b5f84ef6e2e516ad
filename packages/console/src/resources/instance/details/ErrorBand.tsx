import type { Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { usePolicies } from '../../../framework/policy/policy-store.ts'
import { useSession } from '../../../framework/session/session.ts'
import { paths } from '../../../paths.ts'
import { FailureBand } from '../../../services/failure/FailureBand.tsx'
import { causeOf, explanationOf } from '../../../services/failure/causes.ts'
import { buttonClass } from '../../../ui/classes.ts'
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
  return (
    <FailureBand
      name={server.name}
      cause={cause}
      explanation={explanationOf(cause)}
      message={message}
      to={paths.details(instanceManifest.type, server.id)}
      buttons={
        mayLaunch && (
          <AppLink
            to={paths.launch({ serverId: server.id })}
            aria-label={`${formatMessage(instanceMessages.launchAnother)} ${server.name}`}
            className={buttonClass('default', 'small')}
          >
            {formatMessage(instanceMessages.launchAnother)}
          </AppLink>
        )
      }
    />
  )
}
