import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const starterMessages = texts('project.starter', {
  step: 'First Resources',
  hint: 'What the project gets at once. It is created after the project, and the list of activities shows it.',
  preset: 'Preset',
  empty: 'Empty',
  team: 'Network and router',
  large: 'Network, router and double quotas',
  percent: typeNames.quotas,
  defaults: 'The defaults',
  network: moreWords.createANetwork,
  cidr: moreWords.networkAddress,
  cidrWrong: 'Enter a range of addresses, such as 10.0.0.0/24.',
  external: 'Router to External Network',
  noRouter: 'No router',
  noExternal: 'No external network',
  run: 'Equip Project',
})

/** The steps of the plan. */
export const starterSteps = texts('project.starter.step', {
  roles: 'Grant roles',
  quotas: 'Raise quotas',
  network: 'Create network',
  subnet: 'Create subnet',
  router: 'Create router',
  connect: 'Connect router and subnet',
})

export const starterPhrases = texts('project.starter', {
  done: 'Project {name} is equipped.',
  failed: 'Project {name} was created, but not everything is done: {steps}',
  raised: 'The defaults and {share, number, ::percent} more',
})
