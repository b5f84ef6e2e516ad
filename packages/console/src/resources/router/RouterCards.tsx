import { routerEndpoints, type ResultOf, type Router } from '@meridian/contract'
import { useIntl, type IntlShape } from 'react-intl'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { ListCard } from '../../framework/loading/PartsTable.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useExtensions } from '../../framework/resource/extensions.ts'
import type { Extension } from '../../framework/resource/manifest.ts'
import { typeNames, words, statusNames } from '../../framework/text/common.messages.ts'
import { wordFor } from '../../framework/text/wording.ts'
import { adminStates } from '../../services/network/network.messages.ts'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { Status } from '../../ui/Status.tsx'
import { agentMessages, routerFields, routerMessages } from './router.messages.ts'
import { gatewayName } from './router.columns.ts'

export const RouterCards = ({ router }: { router: Router }) => (
  <div className="grid gap-4">
    <GatewayCard router={router} />
    <AgentsCard router={router} />
  </div>
)

function GatewayCard({ router }: { router: Router }) {
  const { formatMessage } = useIntl()
  const { external_gateway_info: gateway } = router
  return (
    <Card title={formatMessage(routerMessages.gateway)}>
      {gateway ? (
        <DescriptionList
          items={[
            {
              term: formatMessage(typeNames.networkName),
              value: <ResourceLink type="OS::Neutron::Net" id={gateway.network_id} name={gatewayName(router)} />,
            },
            { term: formatMessage(words.networkId), value: gateway.network_id },
            {
              term: formatMessage(routerFields.fixedIps),
              value: gateway.external_fixed_ips.length > 0 && (
                <ul>
                  {gateway.external_fixed_ips.map(({ ip_address: ip, subnet_id: subnet }) => (
                    <li key={ip}>
                      <ResourceLink
                        type="OS::Neutron::Subnet"
                        id={subnet}
                        name={<code className="font-mono text-sm">{ip}</code>}
                      />
                    </li>
                  ))}
                </ul>
              ),
            },
            ...(gateway.enable_snat === undefined
              ? []
              : [
                  {
                    term: formatMessage(routerFields.snat),
                    value: formatMessage(gateway.enable_snat ? routerMessages.snatOn : statusNames.disabled),
                  },
                ]),
          ]}
        />
      ) : (
        <p className="text-ink-3">{formatMessage(routerMessages.noGateway)}</p>
      )}
    </Card>
  )
}

const SCHEDULER: Extension = { of: 'network', alias: 'l3_agent_scheduler' }

type RouterAgent = ResultOf<typeof routerEndpoints.routerAgentList>['items'][number]

/** The agents that run a router, for users who may see them. */
function AgentsCard({ router: { id } }: { router: Router }) {
  const intl = useIntl()
  const maySee = usePolicies()([['network', 'get_l3-agents']]) === true
  const isScheduled = useExtensions([SCHEDULER])(SCHEDULER) === true
  if (!maySee || !isScheduled) return null
  const request = { params: { id } }
  return (
    <ListCard
      title={agentMessages.title}
      failed={agentMessages.failed}
      empty={agentMessages.none}
      query={{
        queryKey: [...keyOf(routerEndpoints.routerAgentList, request), 'items'],
        queryFn: async ({ signal }) => (await call(routerEndpoints.routerAgentList, request, { signal })).items,
      }}
      columns={{
        host: words.host,
        state: agentMessages.state,
        adminState: words.adminState,
        role: agentMessages.role,
      }}
      cells={(agent) => cellsOf(agent, intl)}
    />
  )
}

const cellsOf = (agent: RouterAgent, intl: IntlShape) => ({
  host: <ResourceLink type="OS::Neutron::Agent" id={agent.id} name={agent.host} />,
  state: (
    <Status tone={agent.alive ? 'ok' : 'bad'}>
      {intl.formatMessage(agent.alive ? statusNames.up : statusNames.down)}
    </Status>
  ),
  adminState: wordFor(intl, adminStates, agent.admin_state),
  role: agent.ha_state,
})
