import { defineMessage } from 'react-intl'

export const activityLabel = defineMessage<{ count: number }>({
  id: 'activity.label',
  defaultMessage: '{count, plural, =0 {Activity} other {Activity: # in progress}}',
})
