import { networkAgentEndpoints } from '@meridian/contract'
import { Plus } from 'lucide-react'
import { deleteAction, dialogAction } from '../../framework/actions/dialog-action.ts'
import { fieldColumn, column, fieldFact, fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { statusNames, words } from '../../framework/text/common.messages.ts'
import { formatAge, formatMoment } from '../../framework/text/dates.ts'
import { switchActions } from '../../services/identity/identity-resource.ts'
import { adminStates } from '../../services/network/network.messages.ts'
import { Status } from '../../ui/Status.tsx'
import { AgentCards } from './AgentCards.tsx'
import { networkAgentManifest as manifest } from './network-agent.manifest.ts'
import { networkAgentFields as fields, networkAgentMessages as messages } from './network-agent.messages.ts'
import { hostsRouters, networkAgentQueries as queries, type Agent } from './network-agent.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const label = ({ agent_type: type, host }: Agent) => `${type} (${host})`

export const networkAgent = defineResource<Agent>(manifest, {
  list: { emptyHint: messages.emptyHint, query: queries.list },
  label,
  policyTarget: () => ({}),
  load: queries.one,
  columns: [
    nameColumn<Agent>(manifest, { label: ({ agent_type: type }) => type, header: words.type, search: true }),
    fieldColumn('host', words.host, { search: true, priority: 1, width: 96 }),
    column('zone', words.availabilityZone, ({ availability_zone: zone }) => zone ?? '', {
      search: true,
      width: 120,
      grow: 0.5,
    }),
    fieldColumn('admin_state', words.adminState, {
      search: true,
      priority: 2,
      width: 104,
      grow: 0.5,
      words: adminStates,
    }),
    column('alive', moreWords.state, ({ alive }) => (alive ? 'up' : 'down'), {
      search: true,
      priority: 1,
      width: 92,
      grow: 0.5,
      words: { up: statusNames.up, down: statusNames.down },
      cell: ({ alive }, { intl }) => (
        <Status tone={alive ? 'ok' : 'bad'}>{intl.formatMessage(alive ? statusNames.up : statusNames.down)}</Status>
      ),
    }),
    column('heartbeat', fields.heartbeat, ({ heartbeat_timestamp: at }) => at, {
      priority: 2,
      width: 120,
      grow: 0.5,
      text: ({ heartbeat_timestamp: at }, { intl }) => formatAge(intl, at),
      tooltip: ({ heartbeat_timestamp: at }, { intl }) => formatMoment(intl, at),
    }),
    idColumn({ optional: true }),
  ],
  details: {
    facts: [
      fieldFact('binary', fields.binary),
      fieldFact('description', words.description),
      fact('started', fields.started, ({ started_at: at }) => at, { format: 'moment' }),
      fact('created', words.created, ({ created_at: at }) => at, { format: 'moment' }),
    ],
    cards: (agent) => <AgentCards agent={agent} />,
  },
  actions: [
    dialogAction<Agent>(manifest, 'add-router', messages.addRouter, Plus, {
      policy: [['network', 'create_l3-router']],
      allowed: (agent) => hostsRouters(agent) && agent.enabled,
      dialog: async () => (await import('./AddRouter.tsx')).AddRouter,
    }),
    ...switchActions<Agent>(manifest, {
      policy: [['network', 'update_agent']],
      disableWarning: messages.disableWarning,
      mayDisable: () => true,
      set: (id, enabled, send) =>
        send(networkAgentEndpoints.networkAgentUpdate, { params: { id }, body: { admin_state_up: enabled } }),
    }),
    deleteAction<Agent>(manifest, {
      lookAhead: 'nothing else',
      policy: [['network', 'delete_agent']],
      // One that runs would register again.
      allowed: ({ alive }) => !alive,
      remove: ({ id }, send) => send(networkAgentEndpoints.networkAgentDelete, { params: { id } }),
    }),
  ],
})
