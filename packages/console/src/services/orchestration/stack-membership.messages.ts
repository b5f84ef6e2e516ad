import { defineMessages } from 'react-intl'

export const membershipPhrases = defineMessages<{
  one: { name: string; stack: string }
  several: { count: number; stack: string }
}>({
  one: { id: 'stackMembership.one', defaultMessage: 'This is the resource {name} of the stack <link>{stack}</link>.' },
  several: {
    id: 'stackMembership.several',
    defaultMessage:
      '{count, plural, one {# of these belongs to a stack: <link>{stack}</link>.} other {# of these belong to stacks, such as <link>{stack}</link>.}}',
  },
})

export const membershipMessages = defineMessages({
  hint: {
    id: 'stackMembership.hint',
    defaultMessage: 'Change its template rather than the resource: Heat does not notice other changes.',
  },
  warning: {
    id: 'stackMembership.warning',
    defaultMessage: 'Heat does not notice this change, and the next update of the stack may undo it or fail.',
  },
})
