import { texts } from '../text/texts.ts'

export const brokenFormMessages = texts('brokenForm', {
  title: 'This form has failed',
  cause: 'The error is in the console itself, not in the cloud or your connection.',
  kept: 'What you typed is kept in this tab, except passwords and files: reload the page to continue.',
  reload: 'Reload',
})
