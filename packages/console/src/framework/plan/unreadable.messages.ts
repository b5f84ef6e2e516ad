import { texts } from '../text/texts.ts'

/** About stored plans of another version of the console, or damaged ones. */
export const unreadablePhrases = texts('unreadablePlan', {
  plans:
    '{count, plural, one {An interrupted plan cannot be continued} other {# interrupted plans cannot be continued}}, because this version of the console cannot read {count, plural, one {it} other {them}}. Check in the lists what was done.',
})
