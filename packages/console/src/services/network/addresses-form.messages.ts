import { texts } from '../../framework/text/texts.ts'

export const addressFormHint = texts('addressGroup.form', {
  hint: 'IP addresses or CIDRs, each on a line of its own or separated by commas.',
  invalid: '{text} is not an IP address or CIDR.',
  taken: '{text} is already in the group.',
})
