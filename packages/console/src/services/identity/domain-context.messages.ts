import { texts } from '../../framework/text/texts.ts'

export const domainContextMessages = texts('domainContext', {
  set: 'Set Domain Context',
  clear: 'Clear Domain Context',
  cleared: 'Domain Context cleared.',
  only: 'Only items of the domain {name} are shown.',
  updated: 'Domain Context updated to Domain {name}.',
})
