import { defineMessages } from 'react-intl'

export const formMessages = defineMessages({
  invalid: { id: 'form.invalid', defaultMessage: 'The data in this field is invalid' },
  notUnique: { id: 'form.notUnique', defaultMessage: 'Array items must be unique' },
  format: { id: 'form.format', defaultMessage: 'Format validation failed' },
  taken: { id: 'form.taken', defaultMessage: 'This value is already in use.' },
  passwordMismatch: { id: 'form.passwordMismatch', defaultMessage: 'Passwords do not match.' },
  discardTitle: { id: 'form.discardTitle', defaultMessage: 'Discard changes?' },
  discardBody: { id: 'form.discardBody', defaultMessage: 'What you have entered here will be lost.' },
  discard: { id: 'form.discard', defaultMessage: 'Discard' },
  restore: { id: 'form.restore', defaultMessage: 'Restore' },
  keepEditing: { id: 'form.keepEditing', defaultMessage: 'Keep editing' },
})

export const formPhrases = defineMessages<{
  required: { title: string }
  tooShort: { title: string; length: number; min: number }
  tooLong: { title: string; length: number; max: number }
  malformed: { title: string }
  belowMinimum: { value: number; min: number }
  aboveMaximum: { value: number; max: number }
  notNumber: { title: string }
  row: { label: string; number: number }
  removeRow: { number: number }
  begun: { ago: string }
  begunFields: { fields: string }
  restored: { fields: string }
}>({
  required: { id: 'form.required', defaultMessage: '{title} is a required field' },
  tooShort: {
    id: 'form.tooShort',
    defaultMessage: '{title} is too short ({length, number} characters), minimum {min, number}',
  },
  tooLong: {
    id: 'form.tooLong',
    defaultMessage: '{title} is too long ({length, number} characters), maximum {max, number}',
  },
  malformed: { id: 'form.malformed', defaultMessage: '{title} is formatted incorrectly' },
  belowMinimum: {
    id: 'form.belowMinimum',
    defaultMessage: '{value, number} is less than the allowed minimum of {min, number}',
  },
  aboveMaximum: {
    id: 'form.aboveMaximum',
    defaultMessage: '{value, number} is greater than the allowed maximum of {max, number}',
  },
  notNumber: { id: 'form.notNumber', defaultMessage: '{title} is not a valid number' },
  row: { id: 'form.row', defaultMessage: '{label}, row {number, number}' },
  removeRow: { id: 'form.removeRow', defaultMessage: 'Remove row {number, number}' },
  begun: { id: 'form.begun', defaultMessage: 'You began this form {ago}.' },
  begunFields: { id: 'form.begunFields', defaultMessage: 'You had filled in: {fields}.' },
  restored: { id: 'form.restored', defaultMessage: 'Filled in from before: {fields}. Check it before you send it.' },
})
