import { texts } from '../../framework/text/texts.ts'

export const segmentNames = texts('segment', { one: 'Segment', other: 'Segments' })

export const segmentMessages = texts('segment', {
  failed: 'Unable to retrieve the segments.',
  none: 'This network has no segments.',
  create: 'Create Segment',
  createFailed: 'Unable to create the segment.',
  edit: 'Edit Segment',
  editFailed: 'Unable to change the segment.',
  editOne: 'Edit segment {name}',
  deleteOne: 'Delete segment {name}',
  created: 'Segment {name} was successfully created.',
  saved: 'Segment {name} was successfully updated.',
})
