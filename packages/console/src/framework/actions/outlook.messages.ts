import { defineMessages } from 'react-intl'

export const outlookMessages = defineMessages({
  looking: { id: 'outlook.looking', defaultMessage: 'Checking what depends on it…' },
  blocks: { id: 'outlook.blocks', defaultMessage: 'Prevents it' },
  goes: { id: 'outlook.goes', defaultMessage: 'Goes with it' },
  stays: { id: 'outlook.stays', defaultMessage: 'Stays' },
  affects: { id: 'outlook.affects', defaultMessage: 'Is affected' },
  plan: { id: 'outlook.plan', defaultMessage: 'The plan, in this order' },
  graph: { id: 'outlook.graph', defaultMessage: 'Which step waits for which' },
  incomplete: {
    id: 'outlook.incomplete',
    defaultMessage: 'Not everything could be checked: there may be more consequences.',
  },
  typeHint: { id: 'outlook.typeHint', defaultMessage: 'This deletes a lot. Once begun, it cannot be undone.' },
})

export const outlookPhrases = defineMessages<{
  undoTime: { seconds: number }
  unread: { service: string; message: string }
  type: { word: string }
  project: { project: string }
  moreSteps: { count: number }
  ofKind: { kind: string; names: string }
  open: { name: string }
  includeAll: { count: number }
  allLeftOut: { total: number }
  someLeftOut: { sent: number; total: number; names: string }
  /** 'include', 'free', or both. */
  ways: { ways: string }
}>({
  undoTime: {
    id: 'outlook.undoTime',
    defaultMessage:
      '{seconds, plural, one {For # second} other {For # seconds}} after you confirm, nothing is done, and you can undo it. After that you cannot.',
  },
  unread: {
    id: 'outlook.unread',
    defaultMessage: '{service} could not be asked, so what it has is not known: {message}',
  },
  project: { id: 'outlook.project', defaultMessage: 'In project {project}' },
  type: { id: 'outlook.type', defaultMessage: 'Type {word} to confirm' },
  ofKind: { id: 'outlook.ofKind', defaultMessage: '{kind}: {names}' },
  open: { id: 'outlook.open', defaultMessage: 'Open {name}' },
  includeAll: { id: 'outlook.includeAll', defaultMessage: 'Include all {count} in the plan' },
  allLeftOut: {
    id: 'outlook.allLeftOut',
    defaultMessage:
      '{total, plural, one {This cannot be deleted while something prevents it.} other {None of these can be deleted while something prevents it.}}',
  },
  someLeftOut: {
    id: 'outlook.someLeftOut',
    defaultMessage: '{sent} of {total} will be deleted. Left out, because something prevents it: {names}.',
  },
  ways: {
    id: 'outlook.ways',
    defaultMessage:
      '{ways, select, include {Check what prevents it to include it in the plan.} free {Free it there first.} other {Check what can be included, and free the rest first.}}',
  },
  moreSteps: { id: 'outlook.moreSteps', defaultMessage: '{count, plural, one {# more step} other {# more steps}}' },
})
