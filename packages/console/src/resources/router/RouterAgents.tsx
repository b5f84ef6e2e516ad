import { routerEndpoints, type Router } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { useExtensions } from '../../framework/resource/extensions.ts'
import type { Extension } from '../../framework/resource/manifest.ts'
import { LoadedTable } from '../../framework/loading/LoadedTable.tsx'
import { adminStates } from '../../services/network/network-state.messages.ts'
import { usePolicies } from '../../framework/policy/policies.ts'
import { wordFor } from '../../framework/text/word-for.ts'
import { Card } from '../../ui/Card.tsx'
import { Status } from '../../ui/Status.tsx'
import { agentFields, agentMessages } from './agents.messages.ts'

const SCHEDULER: Extension = { of: 'network', alias: 'l3_agent_scheduler' }

/** The agents that a router runs on, for those who may know them. */
export function RouterAgents({ router: { id } }: { router: Router }) {
  const intl = useIntl()
  const mayKnow = usePolicies()([['network', 'get_l3-agents']]) === true
  const isScheduled = useExtensions([SCHEDULER])(SCHEDULER) === true
  if (!mayKnow || !isScheduled) return null
  return (
    <Card title={intl.formatMessage(agentMessages.title)} flush>
      <LoadedTable
        query={query(routerEndpoints.routerAgentList, { params: { id } })}
        failed={intl.formatMessage(agentMessages.unableToList)}
        label={intl.formatMessage(agentMessages.title)}
        empty={intl.formatMessage(agentMessages.none)}
        columns={(['host', 'state', 'adminState', 'role'] as const).map((name) => ({
          id: name,
          header: intl.formatMessage(agentFields[name]),
        }))}
        rows={({ items }) =>
          items.map((agent) => ({
            id: agent.id,
            cells: {
              host: agent.host,
              state: (
                <Status tone={agent.alive ? 'ok' : 'bad'}>
                  {intl.formatMessage(agent.alive ? agentMessages.up : agentMessages.down)}
                </Status>
              ),
              adminState: wordFor(intl, adminStates, agent.admin_state),
              role: agent.ha_state,
            },
          }))
        }
      />
    </Card>
  )
}
