import { defineMessage, defineMessages } from 'react-intl'

export const askMessages = defineMessages({
  signOut: { id: 'ask.signOut', defaultMessage: 'Sign out?' },
  signOutConfirm: { id: 'ask.signOutConfirm', defaultMessage: 'Sign out' },
  otherProject: { id: 'ask.otherProject', defaultMessage: 'Switch to another project?' },
  otherRegion: { id: 'ask.otherRegion', defaultMessage: 'Switch to another region?' },
  switchConfirm: { id: 'ask.switchConfirm', defaultMessage: 'Switch' },
  user: { id: 'ask.user', defaultMessage: 'Replace your session?' },
  userText: {
    id: 'ask.userText',
    defaultMessage: 'Continue only if you have just signed in through your provider yourself.',
  },
  linkText: { id: 'ask.linkText', defaultMessage: 'A link led here. Nothing has changed yet.' },
  cancel: { id: 'ask.cancel', defaultMessage: 'Cancel' },
})

export const askSentences = {
  project: defineMessage<{ name: string }>({ id: 'ask.project', defaultMessage: 'Switch to project {name}?' }),
  region: defineMessage<{ name: string }>({ id: 'ask.region', defaultMessage: 'Switch to region {name}?' }),
  signedIn: defineMessage<{ name: string }>({ id: 'ask.signedIn', defaultMessage: 'You are signed in as {name}.' }),
  continueAs: defineMessage<{ name: string }>({ id: 'ask.continueAs', defaultMessage: 'Continue as {name}' }),
}
