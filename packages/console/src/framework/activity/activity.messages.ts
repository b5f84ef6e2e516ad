import { texts } from '../text/texts.ts'

export const endedInError = texts('activity', {
  endedBadly: '{name} ended in the state {status}.',
}).endedBadly

/** Notes on activities that were running when the page was closed. */
export const activityNotes = texts('activity.note', {
  uploadEnded: 'The upload stopped when the page was closed.',
  unknown: 'The page was closed while this was running. Its result is unknown.',
})
