import { defineMessages } from 'react-intl'

export const brokenFormMessages = defineMessages({
  title: { id: 'brokenForm.title', defaultMessage: 'This form has failed' },
  cause: {
    id: 'brokenForm.cause',
    defaultMessage: 'The error is in the console itself, not in the cloud or your connection.',
  },
  kept: {
    id: 'brokenForm.kept',
    defaultMessage: 'What you typed is kept in this tab, except passwords and files: reload the page to continue.',
  },
  reload: { id: 'brokenForm.reload', defaultMessage: 'Reload' },
})
