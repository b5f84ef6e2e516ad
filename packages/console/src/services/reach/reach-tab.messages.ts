import { texts } from '../../framework/text/texts.ts'

export const tabNames = texts('reachTab', {
  reachers: 'What can reach this?',
  isReachable: 'Can it be reached?',
  sshWorks: 'Does SSH from my address work?',
  can: 'can',
  reach: 'reach reaches',
  on: 'on port',
})

export const commandNames = texts('reachTab', {
  command: 'Can {name} reach {target} on {port}?',
})
