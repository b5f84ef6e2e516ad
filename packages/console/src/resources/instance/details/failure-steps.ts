import type { ServerAction, ServerActionDetails } from '@meridian/contract'
import { compareText } from '../../../framework/text/wording.ts'

/** A line of what happened: a requested action, or an event of it. */
export interface FailureStep {
  key: string
  time: string
  action: ServerAction
  /** Nova's name of the event; null is the request itself. */
  event: string | null
  failed: boolean
}

/** The actions and the events that are known, in order of time. */
export function failureSteps(
  actions: readonly ServerAction[],
  details: readonly Pick<ServerActionDetails, 'request_id' | 'events'>[],
): FailureStep[] {
  const steps = actions.flatMap((action): FailureStep[] => {
    const events = details.find((each) => each.request_id === action.request_id)?.events ?? []
    return [
      {
        key: action.request_id,
        time: action.start_time,
        action,
        event: null,
        failed: action.message !== null && events.length === 0,
      },
      ...events.map(({ event, start_time: time, result }) => ({
        key: `${action.request_id} ${event} ${time}`,
        time,
        action,
        event,
        failed: result === 'Error',
      })),
    ]
  })
  return steps.toSorted((a, b) => compareText(a.time, b.time))
}
