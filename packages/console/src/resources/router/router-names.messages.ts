import { defineMessages } from 'react-intl'

export const routerNames = defineMessages({
  one: { id: 'router.one', defaultMessage: 'Router' },
  other: { id: 'router.other', defaultMessage: 'Routers' },
})
