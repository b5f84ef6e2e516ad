import type { MessageValue } from 'react-intl'
import { texts } from '../../framework/text/texts.ts'

export const signInMessages = texts('signIn', {
  title: 'Sign in',
  headline: 'Your cloud, at the speed of your cloud.',
  subline: 'Compute, storage, networks and identity in one console.',
  authType: 'Authenticate using',
  username: 'User name',
  password: 'Password',
  domain: 'Domain',
  region: 'Region',
  submit: 'Sign in',
  usernameMissing: 'Enter your user name.',
  passwordMissing: 'Enter your password.',
  passcode: 'Passcode',
  passcodeHint: 'The digits that your authenticator shows.',
  passcodeMissing: 'Enter your passcode.',
  credentialId: 'Application credential ID',
  credentialIdMissing: 'Enter the ID of the credential.',
  credentialSecret: 'Secret',
  credentialSecretMissing: 'Enter the secret.',
  goOn: 'Continue',
  sessionEnded: 'Your session has ended. Sign in again to continue.',
  unreachable: 'The console’s server could not be reached. Check your network and try again.',
  timeout: 'The server did not answer in time. Try again in a moment.',
  stale: 'This page has been open for too long. Reload it and sign in again.',
  refused: 'Signing in failed. Try again in a moment.',
})

/** What the server answers, in the language of the page. */
export const serverRefusals = texts('signIn', {
  wrong: 'Invalid credentials.',
  nowhere: 'You are not authorized for any projects or domains.',
  noIdentity: 'Unable to establish connection to keystone endpoint.',
  broken: 'An error occurred authenticating. Please try again later.',
})

/** Notices that the page shows when it opens. */
export const noticeMessages = texts('signIn', {
  passwordReset: 'Password changed. Please log in to continue.',
  passwordChanged: 'Password changed. Please log in again to continue.',
  secondFactor: 'The second factor is on. Sign in with your password and a passcode.',
  loginFailed: 'Login failed. Try again, or ask your operator.',
  invalid: 'Login failed: Invalid credentials.',
  noProject: 'Login failed: You are not authorized for any projects or domains.',
  noKeystone: 'Login failed: Unable to establish connection to keystone endpoint.',
  notBegun: 'Login failed: it was not begun in this browser',
  foreignOrigin: 'Login failed: it did not come from the identity service',
})

export const demoHint = texts<{ demo: { accounts: MessageValue } }>('signIn', { demo: 'Demo cloud: {accounts}' }).demo

export const demoAccount = texts('signIn', {
  demoAccount: '{username} / {password}',
}).demoAccount
