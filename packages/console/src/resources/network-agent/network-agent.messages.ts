import { defineMessages } from 'react-intl'

export const networkAgentMessages = defineMessages({
  emptyHint: {
    id: 'networkAgent.emptyHint',
    defaultMessage: 'An agent appears here when it has started on its host and reported to Neutron.',
  },
  disableWarning: {
    id: 'networkAgent.disableWarning',
    defaultMessage: 'Neutron gives no new networks and routers to a disabled agent. What it runs goes on running.',
  },
  routersFailed: { id: 'networkAgent.routersFailed', defaultMessage: 'Unable to retrieve the routers of the agent.' },
  noRouters: { id: 'networkAgent.noRouters', defaultMessage: 'No router runs on this agent.' },
  networksFailed: {
    id: 'networkAgent.networksFailed',
    defaultMessage: 'Unable to retrieve the networks of the agent.',
  },
  noNetworks: { id: 'networkAgent.noNetworks', defaultMessage: 'This agent serves no network.' },
  router: { id: 'networkAgent.router', defaultMessage: 'Router' },
  addRouter: { id: 'networkAgent.addRouter', defaultMessage: 'Add Router' },
  addFailed: { id: 'networkAgent.addFailed', defaultMessage: 'Unable to add the router to the agent.' },
  selectRouter: { id: 'networkAgent.selectRouter', defaultMessage: 'Select a router' },
  noOtherRouters: { id: 'networkAgent.noOtherRouters', defaultMessage: 'No other router' },
  addHint: {
    id: 'networkAgent.addHint',
    defaultMessage:
      'Neutron runs a router that is not highly available on one agent: remove it from the other agent first.',
  },
})

export const networkAgentFields = defineMessages({
  alive: { id: 'networkAgent.field.alive', defaultMessage: 'State' },
  heartbeat: { id: 'networkAgent.field.heartbeat', defaultMessage: 'Last Report' },
  started: { id: 'networkAgent.field.started', defaultMessage: 'Started' },
  binary: { id: 'networkAgent.field.binary', defaultMessage: 'Program' },
  configuration: { id: 'networkAgent.field.configuration', defaultMessage: 'Configuration' },
})

export const removeRouterMessages = defineMessages({
  one: { id: 'networkAgent.removeRouter.one', defaultMessage: 'Remove Router' },
  other: { id: 'networkAgent.removeRouter.other', defaultMessage: 'Remove Routers' },
  pastOne: { id: 'networkAgent.removeRouter.pastOne', defaultMessage: 'Removed router' },
  pastOther: { id: 'networkAgent.removeRouter.pastOther', defaultMessage: 'Removed routers' },
  help: {
    id: 'networkAgent.removeRouter.help',
    defaultMessage: 'Its networks and floating IPs cannot be reached until the router runs on another agent.',
  },
})

export const networkAgentPhrases = defineMessages<{
  removeOne: { name: string }
  added: { name: string; host: string }
}>({
  removeOne: { id: 'networkAgent.removeOne', defaultMessage: 'Remove router {name}' },
  added: { id: 'networkAgent.added', defaultMessage: 'Added router {name} to the agent on {host}.' },
})
