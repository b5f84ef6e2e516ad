import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const stackMessages = texts('stack', {
  emptyHint: 'A stack is a set of resources that a template describes. Launch one, and Heat creates them all.',
  change: 'Change Stack Template',
  createSnapshot: 'Create Stack Snapshot',
})

export const stackFields = texts('stack.field', { id: 'Stack ID', reason: 'Status Reason', timeout: 'Timeout' })

export const suspendMessages = texts('stack.suspend', {
  one: 'Suspend Stack',
  other: 'Suspend Stacks',
  pastOne: 'Started to suspend Stack',
  pastOther: 'Started to suspend Stacks',
})

export const resumeMessages = texts('stack.resume', {
  one: 'Resume Stack',
  other: 'Resume Stacks',
  pastOne: 'Started to resume Stack',
  pastOther: 'Started to resume Stacks',
})

export const checkMessages = texts('stack.check', {
  one: 'Check Stack',
  other: 'Check Stacks',
  pastOne: 'Started to check Stack',
  pastOther: 'Started to check Stacks',
})

export const retryMessages = texts('stack.retry', { one: moreWords.retry, pastOne: 'Started to retry Stack' })

export const deleteStackMessages = texts('stack.delete', {
  pastOne: 'Started to delete Stack',
  pastOther: 'Started to delete Stacks',
  help: 'All resources of the stack are deleted with it. Once begun, this cannot be undone.',
})

export const cancelMessages = texts('stack.cancel', {
  refuse: 'Go On',
  one: 'Cancel and Roll Back',
  other: 'Cancel and Roll Back',
  pastOne: 'Started to roll back Stack',
  pastOther: 'Started to roll back Stacks',
  help: 'Heat stops the change and brings the resources back to what they were before.',
})
