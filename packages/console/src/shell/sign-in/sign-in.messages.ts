import { defineMessage, defineMessages, type MessageValue } from 'react-intl'

export const signInMessages = defineMessages({
  title: { id: 'signIn.title', defaultMessage: 'Sign in' },
  headline: { id: 'signIn.headline', defaultMessage: 'Your cloud, at the speed of your cloud.' },
  subline: { id: 'signIn.subline', defaultMessage: 'Compute, storage, networks and identity in one console.' },
  authType: { id: 'signIn.authType', defaultMessage: 'Authenticate using' },
  username: { id: 'signIn.username', defaultMessage: 'User name' },
  password: { id: 'signIn.password', defaultMessage: 'Password' },
  domain: { id: 'signIn.domain', defaultMessage: 'Domain' },
  region: { id: 'signIn.region', defaultMessage: 'Region' },
  submit: { id: 'signIn.submit', defaultMessage: 'Sign in' },
  usernameMissing: { id: 'signIn.usernameMissing', defaultMessage: 'Enter your user name.' },
  passwordMissing: { id: 'signIn.passwordMissing', defaultMessage: 'Enter your password.' },
  passcode: { id: 'signIn.passcode', defaultMessage: 'Passcode' },
  passcodeHint: { id: 'signIn.passcodeHint', defaultMessage: 'The digits that your authenticator shows.' },
  passcodeMissing: { id: 'signIn.passcodeMissing', defaultMessage: 'Enter your passcode.' },
  credentialId: { id: 'signIn.credentialId', defaultMessage: 'Application credential ID' },
  credentialIdMissing: { id: 'signIn.credentialIdMissing', defaultMessage: 'Enter the ID of the credential.' },
  credentialSecret: { id: 'signIn.credentialSecret', defaultMessage: 'Secret' },
  credentialSecretMissing: { id: 'signIn.credentialSecretMissing', defaultMessage: 'Enter the secret.' },
  goOn: { id: 'signIn.goOn', defaultMessage: 'Continue' },
  sessionEnded: { id: 'signIn.sessionEnded', defaultMessage: 'Your session has ended. Sign in again to continue.' },
  unreachable: {
    id: 'signIn.unreachable',
    defaultMessage: 'The console’s server could not be reached. Check your network and try again.',
  },
  timeout: { id: 'signIn.timeout', defaultMessage: 'The server did not answer in time. Try again in a moment.' },
  stale: { id: 'signIn.stale', defaultMessage: 'This page has been open for too long. Reload it and sign in again.' },
  refused: { id: 'signIn.refused', defaultMessage: 'Signing in failed. Try again in a moment.' },
})

/** Notices that the page shows when it opens. */
export const noticeMessages = defineMessages({
  passwordReset: { id: 'signIn.passwordReset', defaultMessage: 'Password changed. Please log in to continue.' },
  passwordChanged: {
    id: 'signIn.passwordChanged',
    defaultMessage: 'Password changed. Please log in again to continue.',
  },
  secondFactor: {
    id: 'signIn.secondFactor',
    defaultMessage: 'The second factor is on. Sign in with your password and a passcode.',
  },
  loginFailed: { id: 'signIn.loginFailed', defaultMessage: 'Login failed. Try again, or ask your operator.' },
  invalid: { id: 'signIn.invalid', defaultMessage: 'Login failed: Invalid credentials.' },
  noProject: {
    id: 'signIn.noProject',
    defaultMessage: 'Login failed: You are not authorized for any projects or domains.',
  },
  noKeystone: {
    id: 'signIn.noKeystone',
    defaultMessage: 'Login failed: Unable to establish connection to keystone endpoint.',
  },
  notBegun: { id: 'signIn.notBegun', defaultMessage: 'Login failed: it was not begun in this browser' },
  foreignOrigin: {
    id: 'signIn.foreignOrigin',
    defaultMessage: 'Login failed: it did not come from the identity service',
  },
})

export const demoHint = defineMessage<{ accounts: MessageValue }>({
  id: 'signIn.demo',
  defaultMessage: 'Demo cloud: {accounts}',
})

export const demoAccount = defineMessage<{ username: string; password: string }>({
  id: 'signIn.demoAccount',
  defaultMessage: '{username} / {password}',
})
