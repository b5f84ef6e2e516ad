import { defineMessage } from 'react-intl'

export const endedBadly = defineMessage<{ name: string; status: string }>({
  id: 'activity.endedBadly',
  defaultMessage: '{name} ended in the state {status}.',
})
