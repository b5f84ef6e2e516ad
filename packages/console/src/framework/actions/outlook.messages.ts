import { texts } from '../text/texts.ts'
import { moreWords } from '../text/more-words.messages.ts'

export const outlookMessages = texts('outlook', {
  looking: 'Checking what depends on it…',
  blocks: 'Prevents it',
  goes: moreWords.goesWithIt,
  stays: moreWords.stays,
  affects: 'Is affected',
  plan: 'The plan, in this order',
  graph: 'Which step waits for which',
  incomplete: 'Not everything could be checked: there may be more consequences.',
  typeHint: 'This deletes a lot. Once begun, it cannot be undone.',
})

export const outlookPhrases = texts('outlook', {
  undoTime:
    '{seconds, plural, one {For # second} other {For # seconds}} after you confirm, nothing is done, and you can undo it. After that you cannot.',
  unread: '{service} could not be asked, so what it has is not known: {message}',
  project: 'In project {project}',
  type: 'Type {word} to confirm',
  ofKind: '{kind}: {names}',
  open: 'Open {name}',
  includeAll: 'Include all {count} in the plan',
  allLeftOut:
    '{total, plural, one {This cannot be deleted while something prevents it.} other {None of these can be deleted while something prevents it.}}',
  someLeftOut: '{sent} of {total} will be deleted. Left out, because something prevents it: {names}.',
  ways: '{ways, select, include {Check what prevents it to include it in the plan.} free {Free it there first.} other {Check what can be included, and free the rest first.}}',
  moreSteps: '{count, plural, one {# more step} other {# more steps}}',
})
