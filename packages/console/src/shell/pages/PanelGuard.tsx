import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Unplug } from 'lucide-react'
import type { AnyResource, PanelScope } from '../../framework/define-resource.ts'
import { frameworkPhrases } from '../../framework/framework.messages.ts'
import { usePolicies } from '../../framework/policy/policies.ts'
import { useServiceEnabled } from '../../framework/services.ts'
import { panelPolicy } from '../frame/navigation.ts'
import { ForbiddenPage } from './ForbiddenPage.tsx'
import { HomeLink } from './HomeLink.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { pageMessages } from './page.messages.ts'
import { PageNotice } from './PageNotice.tsx'

interface PanelGuardProps {
  resource: AnyResource
  scope: PanelScope
  children: ReactNode
}

/** Shows a panel to those it is offered to, and to others why not: an address can be typed. */
export function PanelGuard({ resource, scope, children }: PanelGuardProps) {
  const { formatMessage } = useIntl()
  const served = useServiceEnabled(resource.services)
  const allowed = usePolicies()(panelPolicy(resource, scope))
  if (served === false)
    return (
      <PageNotice icon={<Unplug aria-hidden />} title={formatMessage(pageMessages.unserved)} action={<HomeLink />}>
        {formatMessage(frameworkPhrases.serviceDisabled, { desiredType: resource.services.join(', ') })}
      </PageNotice>
    )
  if (allowed === false) return <ForbiddenPage />
  return served && allowed ? children : <LoadingPage />
}
