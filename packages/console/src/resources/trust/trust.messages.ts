import { defineMessages } from 'react-intl'

export const trustMessages = defineMessages({
  emptyHint: {
    id: 'trust.emptyHint',
    defaultMessage:
      'A trust lets one user act with roles of another. Services such as Heat use trusts to act for users.',
  },
  trustor: { id: 'trust.trustor', defaultMessage: 'Trustor' },
  trustee: { id: 'trust.trustee', defaultMessage: 'Trustee' },
  trusteeId: { id: 'trust.trusteeId', defaultMessage: 'Trustee User ID' },
  trusteeHint: { id: 'trust.trusteeHint', defaultMessage: 'The user who may act with your roles in this project.' },
  impersonation: { id: 'trust.impersonation', defaultMessage: 'Impersonation' },
  impersonationHint: { id: 'trust.impersonationHint', defaultMessage: 'Requests seem to come from you.' },
  expires: { id: 'trust.expires', defaultMessage: 'Expires' },
  uses: { id: 'trust.uses', defaultMessage: 'Remaining Uses' },
  unlimited: { id: 'trust.unlimited', defaultMessage: 'Unlimited' },
  roles: { id: 'trust.roles', defaultMessage: 'Roles' },
})
