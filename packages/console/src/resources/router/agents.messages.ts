import { defineMessages } from 'react-intl'

export const agentMessages = defineMessages({
  title: { id: 'router.agents.title', defaultMessage: 'L3 Agents' },
  none: { id: 'router.agents.none', defaultMessage: 'No agent runs this router yet.' },
  unableToList: { id: 'router.agents.unableToList', defaultMessage: 'Unable to retrieve the L3 agents.' },
  up: { id: 'router.agents.up', defaultMessage: 'Up' },
  down: { id: 'router.agents.down', defaultMessage: 'Down' },
})

export const agentFields = defineMessages({
  host: { id: 'router.agents.host', defaultMessage: 'Host' },
  state: { id: 'router.agents.state', defaultMessage: 'State' },
  adminState: { id: 'router.agents.adminState', defaultMessage: 'Admin State' },
  role: { id: 'router.agents.role', defaultMessage: 'HA State' },
})
