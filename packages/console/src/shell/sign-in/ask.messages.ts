import { texts } from '../../framework/text/texts.ts'

export const askMessages = texts('ask', {
  signOut: 'Sign out?',
  signOutConfirm: 'Sign out',
  otherProject: 'Switch to another project?',
  otherRegion: 'Switch to another region?',
  switchConfirm: 'Switch',
  user: 'Replace your session?',
  userText: 'Continue only if you have just signed in through your provider yourself.',
  linkText: 'A link led here. Nothing has changed yet.',
  cancel: 'Cancel',
  project: 'Switch to project {name}?',
  region: 'Switch to region {name}?',
  signedIn: 'You are signed in as {name}.',
  continueAs: 'Continue as {name}',
})
