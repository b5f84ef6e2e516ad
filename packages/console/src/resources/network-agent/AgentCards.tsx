import { networkAgentEndpoints, type AgentNetwork, type AgentRouter } from '@meridian/contract'
import { X } from 'lucide-react'
import { useIntl, type IntlShape } from 'react-intl'
import { queryClient } from '../../api/query.ts'
import { usePartAction } from '../../framework/actions/apply-result.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { ListCard, RowButton } from '../../framework/loading/PartsTable.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { wordFor } from '../../framework/text/wording.ts'
import { adminStates } from '../../services/network/network.messages.ts'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { networkAgentManifest as manifest } from './network-agent.manifest.ts'
import { networkAgentMessages as messages, removeRouterMessages } from './network-agent.messages.ts'
import { hostsRouters, networkAgentQueries, servesNetworks, type Agent } from './network-agent.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** What an agent runs, and how it is configured. */
export const AgentCards = ({ agent }: { agent: Agent }) => (
  <div className="grid gap-4">
    {hostsRouters(agent) && <RoutersCard agent={agent} />}
    {servesNetworks(agent) && <NetworksCard agent={agent} />}
    <ConfigurationCard agent={agent} />
  </div>
)

function RoutersCard({ agent: { id } }: { agent: Agent }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const mayRemove = usePolicies()([['network', 'delete_l3-router']]) === true
  const list = networkAgentQueries.routers(id)
  const remove = usePartAction<AgentRouter>({
    action: batchAction<AgentRouter>('remove-router', X, {
      danger: true,
      messages: removeRouterMessages,
      perform: async ({ id: router }, send) => {
        await send(networkAgentEndpoints.agentRouterRemove, { params: { id, router } })
        if (!send.rehearsal) await queryClient.invalidateQueries({ queryKey: list.queryKey })
      },
    }),
    label: routerName,
    whole: { type: manifest.type, id },
  })
  return (
    <ListCard
      title={typeNames.routers}
      query={list}
      failed={messages.routersFailed}
      empty={messages.noRouters}
      columns={{ name: words.name, status: words.status, adminState: words.adminState, actions: words.actions }}
      cells={(router) => ({
        ...cellsOf('OS::Neutron::Router', router, intl),
        actions: mayRemove && (
          <RowButton
            label={formatMessage(messages.removeOne, { name: routerName(router) })}
            icon={<X aria-hidden />}
            onClick={() => void remove(router)}
          />
        ),
      })}
    />
  )
}

const routerName = ({ id, name }: AgentRouter) => name || id

function NetworksCard({ agent: { id } }: { agent: Agent }) {
  const intl = useIntl()
  return (
    <ListCard
      title={typeNames.networks}
      failed={messages.networksFailed}
      empty={messages.noNetworks}
      query={networkAgentQueries.networks(id)}
      columns={{ name: words.name, status: words.status, adminState: words.adminState }}
      cells={(network) => cellsOf('OS::Neutron::Net', network, intl)}
    />
  )
}

const cellsOf = (
  type: string,
  { id, name, status, admin_state: state }: AgentRouter | AgentNetwork,
  intl: IntlShape,
) => ({
  name: <ResourceLink type={type} id={id} name={name || id} />,
  status,
  adminState: wordFor(intl, adminStates, state),
})

/** As the agent reports it: names and values are those of its configuration. */
function ConfigurationCard({ agent: { configurations } }: { agent: Agent }) {
  const { formatMessage } = useIntl()
  const items = Object.entries(configurations).map(([term, value]) => ({
    term,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
  return (
    items.length > 0 && (
      <Card title={formatMessage(moreWords.configuration)}>
        <DescriptionList items={items} />
      </Card>
    )
  )
}
