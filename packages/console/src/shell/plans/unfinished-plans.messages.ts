import { texts } from '../../framework/text/texts.ts'

export const unfinishedPlanMessages = texts('unfinishedPlans', {
  title: 'A plan was interrupted',
  about:
    'Its page was closed before all steps were done. Before it continues, the console checks what was done, so that nothing is done twice. What would do more than you have confirmed, and what deletes a lot, you confirm again.',
  aboutNotBegun:
    'Its page was closed in the time to undo, so that nothing was done. If you continue, it waits again; what would do more than you have confirmed, and what deletes a lot, you confirm again.',
  notBegun: 'Nothing was done.',
  discard: 'Leave It as It Is',
  proceed: 'Check and Continue',
  allDone: 'All steps were done already.',
  done: '{count, plural, one {# step} other {# steps}} done',
  open: '{count, plural, one {# step} other {# steps}} not known to be done',
  planned: '{count, plural, one {# step} other {# steps}} planned',
  notNow: 'Not continued, because it is done or being done, or its state does not allow it: {names}',
})
