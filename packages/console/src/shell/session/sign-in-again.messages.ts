import { defineMessage, defineMessages } from 'react-intl'

export const signInAgainMessages = defineMessages({
  title: { id: 'signInAgain.title', defaultMessage: 'Your session has ended' },
  elsewhere: { id: 'signInAgain.elsewhere', defaultMessage: 'Sign in as someone else' },
})

export const signInAgainText = defineMessage<{ name: string }>({
  id: 'signInAgain.text',
  defaultMessage: 'Sign in again as {name} to continue where you were. Nothing on this page is lost.',
})
