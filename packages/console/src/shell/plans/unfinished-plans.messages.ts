import { defineMessages } from 'react-intl'

export const unfinishedPlanMessages = defineMessages({
  title: { id: 'unfinishedPlans.title', defaultMessage: 'A plan was interrupted' },
  about: {
    id: 'unfinishedPlans.about',
    defaultMessage:
      'Its page was closed before all steps were done. Before it continues, the console checks what was done, so that nothing is done twice.',
  },
  discard: { id: 'unfinishedPlans.discard', defaultMessage: 'Leave It as It Is' },
  proceed: { id: 'unfinishedPlans.proceed', defaultMessage: 'Check and Continue' },
  allDone: { id: 'unfinishedPlans.allDone', defaultMessage: 'All steps were done already.' },
})

export const unfinishedPlanPhrases = defineMessages<{ left: { count: number } }>({
  left: {
    id: 'unfinishedPlans.left',
    defaultMessage: '{count, plural, one {# step} other {# steps}} not known to be done',
  },
})
