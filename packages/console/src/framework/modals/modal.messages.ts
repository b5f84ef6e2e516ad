import { defineMessages } from 'react-intl'

export const modalMessages = defineMessages({
  loading: { id: 'modal.loading', defaultMessage: 'Loading' },
  loadFailed: { id: 'modal.loadFailed', defaultMessage: 'An error occurred. Please try again later.' },
  submitFailed: {
    id: 'modal.submitFailed',
    defaultMessage: 'There was an error submitting the form. Please try again.',
  },
})

/** Server messages with their kind as prefix. */
export const serverMessagePrefixes = defineMessages<
  Record<'danger' | 'error' | 'warning' | 'success' | 'info' | 'debug', { message: string }>
>({
  danger: { id: 'modal.server.danger', defaultMessage: 'Danger: {message}' },
  error: { id: 'modal.server.error', defaultMessage: 'Error: {message}' },
  warning: { id: 'modal.server.warning', defaultMessage: 'Warning: {message}' },
  success: { id: 'modal.server.success', defaultMessage: 'Success: {message}' },
  info: { id: 'modal.server.info', defaultMessage: 'Notice: {message}' },
  debug: { id: 'modal.server.debug', defaultMessage: 'Notice: {message}' },
})
