import { texts } from '../../framework/text/texts.ts'

export const expiredPasswordMessages = texts('expiredPassword', {
  title: 'Set a new password',
  expired: 'Your password has expired. Please set a new password.',
  original: 'Original password',
  password: 'New password',
  confirm: 'Confirm new password',
  originalMissing: 'Enter your original password.',
  passwordMissing: 'Enter a new password.',
  mismatch: 'Passwords do not match.',
  same: 'Old password and new password must be different.',
  submit: 'Change password',
  back: 'Back to sign in',
})
