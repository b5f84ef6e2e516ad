import { defineMessages } from 'react-intl'

export const enrolMessages = defineMessages({
  add: { id: 'settings.factor.add', defaultMessage: 'Add Device' },
  scan: {
    id: 'settings.factor.scan',
    defaultMessage: 'Scan this code with an app that shows passcodes, such as the password manager of your phone.',
  },
  qr: { id: 'settings.factor.qr', defaultMessage: 'QR code with the secret' },
  secret: { id: 'settings.factor.secret', defaultMessage: 'Or type this secret into the app' },
  keep: {
    id: 'settings.factor.keep',
    defaultMessage:
      'It is not shown again. Keep a copy on paper in a safe place: if you lose the device, another one shows the same passcodes with it. Keystone has no recovery codes.',
  },
  name: { id: 'settings.factor.name', defaultMessage: 'Device Name' },
  phone: { id: 'settings.factor.phone', defaultMessage: 'Phone' },
  passcode: { id: 'settings.factor.passcode', defaultMessage: 'Passcode' },
  passcodeHint: { id: 'settings.factor.passcodeHint', defaultMessage: 'The six digits that the app shows now.' },
  sixDigits: { id: 'settings.factor.sixDigits', defaultMessage: 'A passcode has six digits.' },
  wrong: {
    id: 'settings.factor.wrong',
    defaultMessage:
      'This is not the passcode of now. Wait for the next one; if that is wrong, too, set the device’s clock.',
  },
  refused: {
    id: 'settings.factor.refused',
    defaultMessage:
      'The passcode is right, but Keystone does not accept it. Its operator has to add totp to its authentication methods, or to set its clock.',
  },
  addFailed: { id: 'settings.factor.addFailed', defaultMessage: 'Unable to add the device.' },
})

export const requireMessages = defineMessages({
  off: { id: 'settings.factor.offHint', defaultMessage: 'Your password alone signs you in.' },
  on: {
    id: 'settings.factor.onHint',
    defaultMessage: 'Signing in needs one of these ways; totp is a passcode of one of your devices.',
  },
  require: { id: 'settings.factor.require', defaultMessage: 'Switch On' },
  requireHint: {
    id: 'settings.factor.requireHint',
    defaultMessage:
      'Ends this session: you sign in again, with a passcode. Programs that use your password need one, too.',
  },
  programs: {
    id: 'settings.factor.programs',
    defaultMessage: 'Application credentials go on signing in without a passcode',
  },
  onlyAdmin: {
    id: 'settings.factor.onlyAdmin',
    defaultMessage: 'Only administrators can switch it off, as when you have lost your devices.',
  },
  lastDevice: {
    id: 'settings.factor.lastDevice',
    defaultMessage: 'Your last device stays until the second factor is off: without it you could not sign in.',
  },
  removeAsk: { id: 'settings.factor.removeAsk', defaultMessage: 'Remove Device?' },
  remove: { id: 'settings.factor.remove', defaultMessage: 'Remove Device' },
  switchOffAsk: { id: 'settings.factor.switchOffAsk', defaultMessage: 'Switch Off Second Factor?' },
  switchOffBody: {
    id: 'settings.factor.switchOffBody',
    defaultMessage: 'Your password alone will sign you in. Your devices stay.',
  },
})

export const factorPhrases = defineMessages<{
  removeOne: { name: string }
  removeBody: { name: string }
  added: { name: string }
  askAdmin: { name: string }
}>({
  askAdmin: {
    id: 'settings.factor.askAdmin',
    defaultMessage:
      'Keystone lets only administrators require passcodes. Ask one to switch on the second factor of {name}: Identity, Users, Second Factor. Until then your password alone signs you in.',
  },
  removeOne: { id: 'settings.factor.removeOne', defaultMessage: 'Remove device {name}' },
  removeBody: {
    id: 'settings.factor.removeBody',
    defaultMessage: 'The passcodes of {name} will not sign in any more.',
  },
  added: { id: 'settings.factor.added', defaultMessage: 'Added device {name}.' },
})
