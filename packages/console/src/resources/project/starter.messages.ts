import { defineMessages } from 'react-intl'

export const starterMessages = defineMessages({
  step: { id: 'project.starter', defaultMessage: 'First Resources' },
  hint: {
    id: 'project.starter.hint',
    defaultMessage:
      'What the project gets at once. It is created after the project, and the list of activities shows it.',
  },
  preset: { id: 'project.starter.preset', defaultMessage: 'Preset' },
  empty: { id: 'project.starter.empty', defaultMessage: 'Empty' },
  team: { id: 'project.starter.team', defaultMessage: 'Network and router' },
  large: { id: 'project.starter.large', defaultMessage: 'Network, router and double quotas' },
  percent: { id: 'project.starter.percent', defaultMessage: 'Quotas' },
  defaults: { id: 'project.starter.defaults', defaultMessage: 'The defaults' },
  network: { id: 'project.starter.network', defaultMessage: 'Create a network' },
  cidr: { id: 'project.starter.cidr', defaultMessage: 'Network Address' },
  cidrWrong: { id: 'project.starter.cidrWrong', defaultMessage: 'Enter a range of addresses, such as 10.0.0.0/24.' },
  external: { id: 'project.starter.external', defaultMessage: 'Router to External Network' },
  noRouter: { id: 'project.starter.noRouter', defaultMessage: 'No router' },
  noExternal: { id: 'project.starter.noExternal', defaultMessage: 'No external network' },
  run: { id: 'project.starter.run', defaultMessage: 'Equip Project' },
})

/** The steps of the plan. */
export const starterSteps = defineMessages({
  roles: { id: 'project.starter.step.roles', defaultMessage: 'Grant roles' },
  quotas: { id: 'project.starter.step.quotas', defaultMessage: 'Raise quotas' },
  network: { id: 'project.starter.step.network', defaultMessage: 'Create network' },
  subnet: { id: 'project.starter.step.subnet', defaultMessage: 'Create subnet' },
  router: { id: 'project.starter.step.router', defaultMessage: 'Create router' },
  connect: { id: 'project.starter.step.connect', defaultMessage: 'Connect router and subnet' },
})

export const starterPhrases = defineMessages<{
  done: { name: string }
  failed: { name: string; steps: string }
  raised: { share: number }
}>({
  done: { id: 'project.starter.done', defaultMessage: 'Project {name} is equipped.' },
  failed: {
    id: 'project.starter.failed',
    defaultMessage: 'Project {name} was created, but not everything is done: {steps}',
  },
  raised: { id: 'project.starter.raised', defaultMessage: 'The defaults and {share, number, ::percent} more' },
})
