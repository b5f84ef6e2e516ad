import type { IntlShape } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { isStopped, watchUploads } from '../../api/upload-watch.ts'
import { describeError } from '../text/error-text.ts'
import { beginActivity } from './activity.ts'

/** Puts every upload on the list of activities; leaving the page meanwhile is asked about. */
export const listUploads = (intl: IntlShape): void =>
  watchUploads(({ name, stop }) => {
    const ongoing = beginActivity({ title: null, subject: name, stop, holdsPage: true })
    return {
      progress: ongoing.progress,
      ended(error) {
        if (error instanceof ApiError)
          ongoing.note({ type: 'danger', message: describeError(intl, error), requestId: error.requestId })
        ongoing.end(error === undefined ? 'done' : isStopped(error) ? 'stopped' : 'failed')
      },
    }
  })
