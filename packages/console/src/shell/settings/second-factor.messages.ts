import { texts } from '../../framework/text/texts.ts'

export const enrolMessages = texts('settings.factor', {
  add: 'Add Device',
  scan: 'Scan this code with an app that shows passcodes, such as the password manager of your phone.',
  qr: 'QR code with the secret',
  secret: 'Or type this secret into the app',
  keep: 'It is not shown again. Keep a copy on paper in a safe place: if you lose the device, another one shows the same passcodes with it. Keystone has no recovery codes.',
  phone: 'Phone',
  passcode: 'Passcode',
  passcodeHint: 'The six digits that the app shows now.',
  sixDigits: 'A passcode has six digits.',
  wrong: 'This is not the passcode of now. Wait for the next one; if that is wrong, too, set the device’s clock.',
  refused:
    'The passcode is right, but Keystone does not accept it. Its operator has to add totp to its authentication methods, or to set its clock.',
  addFailed: 'Unable to add the device.',
  off: 'Your password alone signs you in.',
  on: 'Signing in needs one of these ways; totp is a passcode of one of your devices.',
  require: 'Switch On',
  requireHint: 'Ends this session: you sign in again, with a passcode. Programs that use your password need one, too.',
  programs: 'Application credentials go on signing in without a passcode',
  onlyAdmin: 'Only administrators can switch it off, as when you have lost your devices.',
  lastDevice: 'Your last device stays until the second factor is off: without it you could not sign in.',
  removeAsk: 'Remove Device?',
  remove: 'Remove Device',
  switchOffAsk: 'Switch Off Second Factor?',
  switchOffBody: 'Your password alone will sign you in. Your devices stay.',
  askAdmin:
    'Keystone lets only administrators require passcodes. Ask one to switch on the second factor of {name}: Identity, Users, Second Factor. Until then your password alone signs you in.',
  removeOne: 'Remove device {name}',
  removeBody: 'The passcodes of {name} will not sign in any more.',
  added: 'Added device {name}.',
})
