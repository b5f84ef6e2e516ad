import { texts } from '../../framework/text/texts.ts'

export const membershipPhrases = texts('stackMembership', {
  one: 'This is the resource {name} of the stack <link>{stack}</link>.',
  several:
    '{count, plural, one {# of these belongs to a stack: <link>{stack}</link>.} other {# of these belong to stacks, such as <link>{stack}</link>.}}',
  hint: 'Change its template rather than the resource: Heat does not notice other changes.',
  warning: 'Heat does not notice this change, and the next update of the stack may undo it or fail.',
})
