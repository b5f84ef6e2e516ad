import { defineMessages } from 'react-intl'

export const expiredPasswordMessages = defineMessages({
  title: { id: 'expiredPassword.title', defaultMessage: 'Set a new password' },
  expired: {
    id: 'expiredPassword.expired',
    defaultMessage: 'Your password has expired. Please set a new password.',
  },
  original: { id: 'expiredPassword.original', defaultMessage: 'Original password' },
  password: { id: 'expiredPassword.password', defaultMessage: 'New password' },
  confirm: { id: 'expiredPassword.confirm', defaultMessage: 'Confirm new password' },
  originalMissing: { id: 'expiredPassword.originalMissing', defaultMessage: 'Enter your original password.' },
  passwordMissing: { id: 'expiredPassword.passwordMissing', defaultMessage: 'Enter a new password.' },
  mismatch: { id: 'expiredPassword.mismatch', defaultMessage: 'Passwords do not match.' },
  same: { id: 'expiredPassword.same', defaultMessage: 'Old password and new password must be different.' },
  submit: { id: 'expiredPassword.submit', defaultMessage: 'Change password' },
  back: { id: 'expiredPassword.back', defaultMessage: 'Back to sign in' },
})
