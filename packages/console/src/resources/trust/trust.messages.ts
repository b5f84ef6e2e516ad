import { texts } from '../../framework/text/texts.ts'

export const trustMessages = texts('trust', {
  emptyHint: 'A trust lets one user act with roles of another. Services such as Heat use trusts to act for users.',
  trustor: 'Trustor',
  trustee: 'Trustee',
  trusteeId: 'Trustee User ID',
  trusteeHint: 'The user who may act with your roles in this project.',
  impersonation: 'Impersonation',
  impersonationHint: 'Requests seem to come from you.',
  expires: 'Expires',
  uses: 'Remaining Uses',
})
