import { defineMessages } from 'react-intl'

export const segmentNames = defineMessages({
  one: { id: 'segment.one', defaultMessage: 'Segment' },
  other: { id: 'segment.other', defaultMessage: 'Segments' },
})

export const segmentMessages = defineMessages({
  failed: { id: 'segment.failed', defaultMessage: 'Unable to retrieve the segments.' },
  none: { id: 'segment.none', defaultMessage: 'This network has no segments.' },
  create: { id: 'segment.create', defaultMessage: 'Create Segment' },
  createFailed: { id: 'segment.createFailed', defaultMessage: 'Unable to create the segment.' },
  edit: { id: 'segment.edit', defaultMessage: 'Edit Segment' },
  editFailed: { id: 'segment.editFailed', defaultMessage: 'Unable to change the segment.' },
})

export const segmentPhrases = defineMessages<Record<'editOne' | 'deleteOne' | 'created' | 'saved', { name: string }>>({
  editOne: { id: 'segment.editOne', defaultMessage: 'Edit segment {name}' },
  deleteOne: { id: 'segment.deleteOne', defaultMessage: 'Delete segment {name}' },
  created: { id: 'segment.created', defaultMessage: 'Segment {name} was successfully created.' },
  saved: { id: 'segment.saved', defaultMessage: 'Segment {name} was successfully updated.' },
})
