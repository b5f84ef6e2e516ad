import { defineMessages } from 'react-intl'

export const modalMessages = defineMessages({
  loading: { id: 'modal.loading', defaultMessage: 'Loading' },
  loadFailed: { id: 'modal.loadFailed', defaultMessage: 'An error occurred. Please try again later.' },
  submitFailed: {
    id: 'modal.submitFailed',
    defaultMessage: 'There was an error submitting the form. Please try again.',
  },
})
