import { texts } from '../../framework/text/texts.ts'

export const signInAgainMessages = texts('signInAgain', {
  title: 'Your session has ended',
  elsewhere: 'Sign in as someone else',
})

export const signInAgainText = texts('signInAgain', {
  text: 'Sign in again as {name} to continue where you were. Nothing on this page is lost.',
}).text
