import type { IntlShape } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { modalMessages } from '../modals/modal.messages.ts'
import { describeError } from '../text/error-text.ts'
import { tableMessages } from './table.messages.ts'

/** The state of an editable cell: it shows its value, loads it, is edited, or is being saved. */
export type InlineState =
  | { phase: 'view'; saved: boolean }
  | { phase: 'loading' }
  | { phase: 'editing'; value: string; error: string | null }
  | { phase: 'saving'; value: string }

export type InlineEvent =
  | { type: 'edit' | 'save' | 'saved' | 'cancel' | 'flashed' }
  | { type: 'loaded' | 'change'; value: string }
  /** `shown`: the text of the cell, which is edited if the value could not be loaded. */
  | { type: 'failed'; error: string; shown: string }

export const VIEW: InlineState = { phase: 'view', saved: false }

/** The reducer of a cell; an event that comes too late, as a response after cancelling, changes nothing. */
export function inlineStep(state: InlineState, event: InlineEvent): InlineState {
  switch (event.type) {
    case 'edit':
      return state.phase === 'view' ? { phase: 'loading' } : state
    case 'loaded':
      return state.phase === 'loading' ? { phase: 'editing', value: event.value, error: null } : state
    case 'change':
      return state.phase === 'editing' ? { phase: 'editing', value: event.value, error: null } : state
    case 'save':
      return state.phase === 'editing' ? { phase: 'saving', value: state.value } : state
    case 'saved':
      return state.phase === 'saving' ? { phase: 'view', saved: true } : state
    case 'failed':
      if (state.phase === 'saving') return { phase: 'editing', value: state.value, error: event.error }
      return state.phase === 'loading' ? { phase: 'editing', value: event.shown, error: event.error } : state
    case 'cancel':
      return state.phase === 'saving' ? state : VIEW
    case 'flashed':
      return state.phase === 'view' ? VIEW : state
  }
}

/** Why a cell could not be loaded or saved: the message of a 400 alone, all else as a failure with its reason. */
export function inlineFailure(intl: IntlShape, error: ApiError): string {
  if (error.status === 401) return intl.formatMessage(tableMessages.notAuthorized)
  if (error.status === 400) return error.message
  return `${intl.formatMessage(modalMessages.loadFailed)} ${describeError(intl, error)}`
}
