import { defineMessages } from 'react-intl'

export const ec2Names = defineMessages({
  one: { id: 'ec2.one', defaultMessage: 'EC2 Credentials' },
  other: { id: 'ec2.other', defaultMessage: 'EC2 Credentials' },
})

export const ec2Messages = defineMessages({
  empty: {
    id: 'ec2.empty',
    defaultMessage: 'You have no EC2 credentials. Clients for EC2 and S3 sign in with them.',
  },
  failed: { id: 'ec2.failed', defaultMessage: 'Unable to retrieve the EC2 credentials.' },
  create: { id: 'ec2.create', defaultMessage: 'Create EC2 Credentials' },
  createFailed: { id: 'ec2.createFailed', defaultMessage: 'Unable to create EC2 credentials.' },
  download: { id: 'ec2.download', defaultMessage: 'Download EC2 Credentials' },
})

export const ec2Phrases = defineMessages<Record<'viewOne' | 'recreateOne' | 'deleteOne', { key: string }>>({
  viewOne: { id: 'ec2.viewOne', defaultMessage: 'View secret key of {key}' },
  recreateOne: { id: 'ec2.recreateOne', defaultMessage: 'Recreate {key}' },
  deleteOne: { id: 'ec2.deleteOne', defaultMessage: 'Delete {key}' },
})

export const ec2Fields = defineMessages({
  access: { id: 'ec2.access', defaultMessage: 'EC2 Access Key' },
  secret: { id: 'ec2.secret', defaultMessage: 'EC2 Secret Key' },
  ec2Url: { id: 'ec2.url', defaultMessage: 'EC2 URL' },
  s3Url: { id: 'ec2.s3Url', defaultMessage: 'S3 URL' },
})

export const recreateMessages = defineMessages({
  one: { id: 'ec2.recreate.one', defaultMessage: 'Recreate EC2 Credentials' },
  other: { id: 'ec2.recreate.other', defaultMessage: 'Recreate EC2 Credentials' },
})

export const recreateSentences = defineMessages({
  title: { id: 'ec2.recreate.title', defaultMessage: 'Confirm Recreate EC2 Credentials' },
  body: {
    id: 'ec2.recreate.body',
    defaultMessage: 'Deletes {names} and creates new keys. Programs that use the deleted keys can no longer sign in.',
  },
  done: { id: 'ec2.recreate.done', defaultMessage: 'Recreated EC2 credentials: {names}.' },
  failed: { id: 'ec2.recreate.failed', defaultMessage: 'Unable to recreate EC2 credentials: {names}.' },
})
