import { defineMessages } from 'react-intl'

export const applicationCredentialNames = defineMessages({
  one: { id: 'applicationCredential.one', defaultMessage: 'Application Credential' },
  other: { id: 'applicationCredential.other', defaultMessage: 'Application Credentials' },
})
