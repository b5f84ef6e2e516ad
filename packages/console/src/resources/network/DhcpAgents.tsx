import { networkAgentEndpoints, networkOperationEndpoints, type Network, type NetworkAgent } from '@meridian/contract'
import { Plus, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query, queryClient } from '../../api/query.ts'
import { usePartAction } from '../../framework/actions/apply-result.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { ListCard, RowButton } from '../../framework/loading/PartsTable.tsx'
import { dialogAddress } from '../../framework/resource/dialogs.ts'
import { statusNames, words } from '../../framework/text/common.messages.ts'
import { formatMoment } from '../../framework/text/dates.ts'
import { paths } from '../../paths.ts'
import { Status } from '../../ui/Status.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { adminNetworkMessages as messages, agentNames, agentPhrases } from './admin-network.messages.ts'
import { dhcpServed } from './dhcp-agents-column.tsx'
import { networkManifest as manifest } from './network.manifest.ts'

const agentsOf = (id: string) => query(networkOperationEndpoints.dhcpAgentList, { params: { id } })

const readAgain = (id: string) =>
  Promise.all([agentsOf(id), dhcpServed].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))

/** The tab of a network with the agents that serve its addresses, for administrators. */
export function DhcpAgentsTab({ network: { id } }: { network: Network }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const list = agentsOf(id)
  const remove = usePartAction<NetworkAgent>({
    action: deleteAction<NetworkAgent>(
      { names: agentNames },
      {
        lookAhead: 'nothing else',
        remove: async ({ id: agent }, send) => {
          await send(networkOperationEndpoints.dhcpAgentRemove, { params: { id, agent } })
          if (!send.rehearsal) await readAgain(id)
        },
      },
    ),
    label: ({ host }) => host,
    whole: { type: manifest.type, id },
  })
  const stateText = (isUp: boolean) => formatMessage(isUp ? statusNames.up : statusNames.down)
  return (
    <ListCard
      title={agentNames.other}
      head={
        <AppLink
          to={paths.modal(dialogAddress(manifest, 'add-dhcp-agent'), id)}
          className={buttonClass('default', 'small')}
        >
          <Plus aria-hidden />
          {formatMessage(messages.addAgent)}
        </AppLink>
      }
      query={list}
      failed={messages.agentsFailed}
      empty={messages.noAgents}
      columns={{
        host: words.host,
        status: words.status,
        state: words.adminState,
        updated: words.updatedAt,
        actions: words.actions,
      }}
      cells={(agent) => ({
        host: agent.host,
        status: <Status tone={agent.alive ? 'ok' : 'bad'}>{stateText(agent.alive)}</Status>,
        state: stateText(agent.admin_state_up),
        updated: formatMoment(intl, agent.heartbeat_timestamp),
        actions: (
          <RowButton
            label={formatMessage(agentPhrases.removeOne, { host: agent.host })}
            icon={<Trash2 aria-hidden />}
            onClick={() => void remove(agent)}
          />
        ),
      })}
    />
  )
}

const schema = z.object({ agent: z.string().min(1) })

const choices = choicesOf({
  query: query(networkAgentEndpoints.networkAgentList, { query: { agent_type: 'DHCP agent' } }),
  options: ({ items }) => items.map((agent) => ({ value: agent.id, label: agent.host })),
  placeholder: messages.selectAgent,
  none: messages.noOtherAgents,
  presetsOnlyOne: true,
})

export const AddDhcpAgent = ({ item }: { item: Network }) => (
  <PlainForm
    item={item}
    about={item.name || item.id}
    size="small"
    title={messages.addAgent}
    failed={messages.addAgentFailed}
    success={messages.agentAdded}
    schema={schema}
    defaults={{ agent: '' }}
    fields={{ agent: { label: agentNames.one, options: choices } }}
    submit={async (body, send) => {
      await send(networkOperationEndpoints.dhcpAgentAdd, { params: { id: item.id }, body })
      if (!send.rehearsal) await readAgain(item.id)
    }}
  />
)
