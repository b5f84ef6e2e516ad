import { defineMessages } from 'react-intl'

/** On the sign-in page, in the user menu and in the settings. */
export const languageMessages = defineMessages({
  language: { id: 'language.language', defaultMessage: 'Language' },
  failed: {
    id: 'language.failed',
    defaultMessage: 'The texts of this language could not be loaded. Check your connection and try again.',
  },
})
