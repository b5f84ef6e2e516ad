import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Unplug } from 'lucide-react'
import type { ResourcePlace, PanelScope } from '../../framework/define-resource.ts'
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
  place: ResourcePlace
  scope: PanelScope
  children: ReactNode
}

/** Shows a panel to those it is offered to, and to others why not: an address can be typed. */
export function PanelGuard({ place, scope, children }: PanelGuardProps) {
  const { formatMessage } = useIntl()
  const served = useServiceEnabled(place.services)
  const allowed = usePolicies()(panelPolicy(place, scope))
  if (served === false)
    return (
      <PageNotice icon={<Unplug aria-hidden />} title={formatMessage(pageMessages.unserved)} action={<HomeLink />}>
        {formatMessage(frameworkPhrases.serviceDisabled, { desiredType: place.services.join(', ') })}
      </PageNotice>
    )
  if (allowed === false) return <ForbiddenPage />
  return served && allowed ? children : <LoadingPage />
}
