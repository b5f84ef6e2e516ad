import { moreWords } from '../../framework/text/more-words.messages.ts'
import { texts } from '../../framework/text/texts.ts'

export const memberEditMessages = texts('balancerMembers', {
  title: 'Edit Members',
  backup: 'Backup',
  added: moreWords.added,
  changed: 'Changed',
  removed: 'Removed',
  putBack: 'Put back',
  add: 'Add members',
  server: 'Server',
  chooseServer: 'Choose a server by its name',
  lines: 'Addresses',
  linesHint: 'Each on a line of its own, as 10.0.1.30:8080 weight 5 backup.',
  addLines: 'Add these lines',
})

export const memberEditPhrases = texts('balancerMembers', {
  field: '{label}: {name}',
  difference: '{added, number} added, {changed, number} changed, {removed, number} removed, {same, number} as they are',
})
