import { texts } from '../text/texts.ts'

export const formMessages = texts('form', {
  invalid: 'The data in this field is invalid',
  notUnique: 'Array items must be unique',
  format: 'Format validation failed',
  taken: 'This value is already in use.',
  passwordMismatch: 'Passwords do not match.',
  discardTitle: 'Discard changes?',
  discardBody: 'What you have entered here will be lost.',
  keepEditing: 'Keep editing',
  required: '{title} is a required field',
  tooShort: '{title} is too short ({length, number} characters), minimum {min, number}',
  tooLong: '{title} is too long ({length, number} characters), maximum {max, number}',
  malformed: '{title} is formatted incorrectly',
  belowMinimum: '{value, number} is less than the allowed minimum of {min, number}',
  aboveMaximum: '{value, number} is greater than the allowed maximum of {max, number}',
  notNumber: '{title} is not a valid number',
  row: '{label}, row {number, number}',
  removeRow: 'Remove row {number, number}',
  begun: 'You began this form {ago}.',
  begunFields: 'You had filled in: {fields}.',
  restored: 'Filled in from before: {fields}. Check it before you send it.',
})
