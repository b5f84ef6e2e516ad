import { defineMessages } from 'react-intl'

export const unfinishedMessages = defineMessages({
  title: { id: 'unfinished.title', defaultMessage: 'Unfinished uploads' },
  about: {
    id: 'unfinished.about',
    defaultMessage:
      'These uploads stopped when the window was closed. The uploaded parts use space until you discard them.',
  },
  keep: { id: 'unfinished.keep', defaultMessage: 'Keep the uploaded part' },
  discardAll: { id: 'unfinished.discardAll', defaultMessage: 'Discard all' },
  discard: { id: 'unfinished.discard', defaultMessage: 'Discard' },
})

export const unfinishedPhrases = defineMessages<{
  of: { kind: string; place: string }
  arrived: { size: string }
  discardOne: { name: string }
  discarded: { name: string }
}>({
  of: { id: 'unfinished.of', defaultMessage: '{kind}: {place}' },
  arrived: { id: 'unfinished.arrived', defaultMessage: '{size} uploaded' },
  discardOne: { id: 'unfinished.discardOne', defaultMessage: 'Discard {name}' },
  discarded: { id: 'unfinished.discarded', defaultMessage: 'Discarded the uploaded part of {name}.' },
})
