import { defineMessages } from 'react-intl'

export const unfinishedPlanMessages = defineMessages({
  title: { id: 'unfinishedPlans.title', defaultMessage: 'A plan was interrupted' },
  about: {
    id: 'unfinishedPlans.about',
    defaultMessage:
      'Its page was closed before all steps were done. Before it continues, the console checks what was done, so that nothing is done twice. What would do more than you have confirmed, and what deletes a lot, you confirm again.',
  },
  aboutNotBegun: {
    id: 'unfinishedPlans.aboutNotBegun',
    defaultMessage:
      'Its page was closed in the time to undo, so that nothing was done. If you continue, it waits again; what would do more than you have confirmed, and what deletes a lot, you confirm again.',
  },
  notBegun: { id: 'unfinishedPlans.notBegun', defaultMessage: 'Nothing was done.' },
  discard: { id: 'unfinishedPlans.discard', defaultMessage: 'Leave It as It Is' },
  proceed: { id: 'unfinishedPlans.proceed', defaultMessage: 'Check and Continue' },
  allDone: { id: 'unfinishedPlans.allDone', defaultMessage: 'All steps were done already.' },
})

export const unfinishedPlanPhrases = defineMessages<{
  done: { count: number }
  open: { count: number }
  planned: { count: number }
  notNow: { names: string }
}>({
  done: { id: 'unfinishedPlans.done', defaultMessage: '{count, plural, one {# step} other {# steps}} done' },
  open: {
    id: 'unfinishedPlans.left',
    defaultMessage: '{count, plural, one {# step} other {# steps}} not known to be done',
  },
  planned: { id: 'unfinishedPlans.planned', defaultMessage: '{count, plural, one {# step} other {# steps}} planned' },
  notNow: {
    id: 'unfinishedPlans.notNow',
    defaultMessage: 'Not continued, because it is done or being done, or its state does not allow it: {names}',
  },
})
