import type { IntlShape } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { callFor } from '../../api/client.ts'
import type { Trace } from '../../api/trace.ts'
import { isStopped, watchUploads } from '../../api/upload-watch.ts'
import { describeError } from '../text/error-text.ts'
import { beginActivity } from './activity.ts'

/** Lists every upload as an activity that asks before the page is left. */
export const listUploads = (intl: IntlShape): void =>
  watchUploads(({ name, stop }) => {
    const sent: Trace = []
    const handle = beginActivity({ title: null, subject: name, stop, sent, holdsPage: true })
    return {
      progress: handle.progress,
      send: callFor(sent),
      ended(error) {
        if (error instanceof ApiError)
          handle.note({ type: 'danger', message: describeError(intl, error), requestId: error.requestId })
        handle.end(error === undefined ? 'done' : isStopped(error) ? 'stopped' : 'failed')
      },
    }
  })
