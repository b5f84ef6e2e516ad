import { defineMessages } from 'react-intl'

export const serverGroupFormMessages = defineMessages({
  hint: {
    id: 'serverGroup.form.hint',
    defaultMessage:
      'Affinity keeps the instances on one host, anti affinity on different ones. Soft: as far as possible.',
  },
})

export const serverGroupFormLabels = defineMessages({
  name: { id: 'serverGroup.form.name', defaultMessage: 'Name' },
  policy: { id: 'serverGroup.form.policy', defaultMessage: 'Policy' },
})

export const serverGroupFormPhrases = defineMessages<{ created: { name: string } }>({
  created: { id: 'serverGroup.form.created', defaultMessage: 'Server Group {name} was successfully created.' },
})
