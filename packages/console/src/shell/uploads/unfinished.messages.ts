import { texts } from '../../framework/text/texts.ts'

export const unfinishedMessages = texts('unfinished', {
  title: 'Unfinished uploads',
  about: 'These uploads stopped when the window was closed. The uploaded parts use space until you discard them.',
  keep: 'Keep the uploaded part',
  discardAll: 'Discard all',
  of: '{kind}: {place}',
  arrived: '{size} uploaded',
  discardOne: 'Discard {name}',
  discarded: 'Discarded the uploaded part of {name}.',
})
