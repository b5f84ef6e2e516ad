import { defineMessages } from 'react-intl'

export const deactivateMessages = defineMessages({
  one: { id: 'image.deactivate.one', defaultMessage: 'Deactivate Image' },
  other: { id: 'image.deactivate.other', defaultMessage: 'Deactivate Images' },
  pastOne: { id: 'image.deactivate.pastOne', defaultMessage: 'Deactivated Image' },
  pastOther: { id: 'image.deactivate.pastOther', defaultMessage: 'Deactivated Images' },
  help: {
    id: 'image.deactivate.help',
    defaultMessage: 'Nothing can be launched from a deactivated image until it is reactivated.',
  },
})

export const reactivateMessages = defineMessages({
  one: { id: 'image.reactivate.one', defaultMessage: 'Reactivate Image' },
  other: { id: 'image.reactivate.other', defaultMessage: 'Reactivate Images' },
  pastOne: { id: 'image.reactivate.pastOne', defaultMessage: 'Reactivated Image' },
  pastOther: { id: 'image.reactivate.pastOther', defaultMessage: 'Reactivated Images' },
})
