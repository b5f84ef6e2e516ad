import { defineMessages } from 'react-intl'

export const addressFormHint = defineMessages({
  hint: {
    id: 'addressGroup.form.hint',
    defaultMessage: 'IP addresses or CIDRs, each on a line of its own or separated by commas.',
  },
})

export const addressFormMessages = defineMessages<{ invalid: { text: string }; taken: { text: string } }>({
  invalid: { id: 'addressGroup.form.invalid', defaultMessage: '{text} is not an IP address or CIDR.' },
  taken: { id: 'addressGroup.form.taken', defaultMessage: '{text} is already in the group.' },
})
