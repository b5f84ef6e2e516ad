import { texts } from '../../framework/text/texts.ts'

export const networkAgentMessages = texts('networkAgent', {
  emptyHint: 'An agent appears here when it has started on its host and reported to Neutron.',
  disableWarning: 'Neutron gives no new networks and routers to a disabled agent. What it runs goes on running.',
  routersFailed: 'Unable to retrieve the routers of the agent.',
  noRouters: 'No router runs on this agent.',
  networksFailed: 'Unable to retrieve the networks of the agent.',
  noNetworks: 'This agent serves no network.',
  addRouter: 'Add Router',
  addFailed: 'Unable to add the router to the agent.',
  selectRouter: 'Select a router',
  noOtherRouters: 'No other router',
  addHint: 'Neutron runs a router that is not highly available on one agent: remove it from the other agent first.',
  removeOne: 'Remove router {name}',
  added: 'Added router {name} to the agent on {host}.',
})

export const networkAgentFields = texts('networkAgent.field', {
  heartbeat: 'Last Report',
  started: 'Started',
  binary: 'Program',
})

export const removeRouterMessages = texts('networkAgent.removeRouter', {
  one: 'Remove Router',
  other: 'Remove Routers',
  pastOne: 'Removed router',
  pastOther: 'Removed routers',
  help: 'Its networks and floating IPs cannot be reached until the router runs on another agent.',
})
