import type { Router } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { adminStates } from '../../services/network/network-state.messages.ts'
import { NetworkStatus } from '../../services/network/NetworkStatus.tsx'
import { wordFor } from '../../framework/text/word-for.ts'
import { yesNo } from '../../framework/text/yes-no.ts'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { GatewayCard } from './GatewayCard.tsx'
import { RouterAgents } from './RouterAgents.tsx'
import { routerNames } from './router-names.messages.ts'
import { routerFields } from './router.messages.ts'

export function RouterOverview({ router }: { router: Router }) {
  const intl = useIntl()
  const field = (name: keyof typeof routerFields) => intl.formatMessage(routerFields[name])
  // Neutron keeps both from most.
  const kind = (name: 'distributed' | 'ha') =>
    router[name] === undefined ? [] : [{ term: field(name), value: yesNo(intl, router[name]) }]
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={intl.formatMessage(routerNames.one)}>
        <DescriptionList
          items={[
            { term: field('name'), value: router.name },
            { term: field('id'), value: router.id },
            { term: field('description'), value: router.description },
            { term: field('projectId'), value: router.project_id },
            { term: field('status'), value: <NetworkStatus status={router.status} intl={intl} /> },
            { term: field('adminState'), value: wordFor(intl, adminStates, router.admin_state) },
            ...kind('distributed'),
            ...kind('ha'),
            { term: field('zones'), value: router.availability_zones.join(', ') },
          ]}
        />
      </Card>
      <div className="grid gap-4">
        <GatewayCard router={router} />
        <RouterAgents router={router} />
      </div>
    </div>
  )
}
