import type { IntlShape } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { isStopped, watchUploads } from '../../api/upload-watch.ts'
import { describeError } from '../text/error-text.ts'
import { beginActivity } from './activity.ts'

/** Lists every upload as an activity that asks before the page is left. */
export const listUploads = (intl: IntlShape): void =>
  watchUploads(({ name, stop }) => {
    const handle = beginActivity({ title: null, subject: name, stop, holdsPage: true })
    return {
      progress: handle.progress,
      ended(error) {
        if (error instanceof ApiError)
          handle.note({ type: 'danger', message: describeError(intl, error), requestId: error.requestId })
        handle.end(error === undefined ? 'done' : isStopped(error) ? 'stopped' : 'failed')
      },
    }
  })
