import { texts } from '../text/texts.ts'

export const modalMessages = texts('modal', {
  loadFailed: 'An error occurred. Please try again later.',
  submitFailed: 'There was an error submitting the form. Please try again.',
})
