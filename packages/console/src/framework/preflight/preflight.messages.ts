import { texts } from '../text/texts.ts'

export const preflightMessages = texts('preflight', {
  request: 'Text for a quota request',
  ask: 'Ask for a larger quota',
  copyRequest: 'Copy the quota request',
  quota: '{label}: {needed} needed, {left} left of {max}. Delete some, or ask for a larger quota.',
  name: 'There is one with the name {name} already.',
  useName: 'Use {name}',
  addresses:
    '{subnet} has {left} addresses left, and {needed} are needed. Choose another one, or delete ports that nothing uses.',
  greeting: 'Please raise these quotas of project {project} ({id}):',
  raise: '- {label}: from {max} to {limit} or more ({used} used, {added} more needed)',
})
