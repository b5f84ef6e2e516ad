import { texts } from '../../framework/text/texts.ts'

export const ec2Names = texts('ec2', { one: 'EC2 Credentials', other: 'EC2 Credentials' })

export const ec2Messages = texts('ec2', {
  empty: 'You have no EC2 credentials. Clients for EC2 and S3 sign in with them.',
  failed: 'Unable to retrieve the EC2 credentials.',
  create: 'Create EC2 Credentials',
  createFailed: 'Unable to create EC2 credentials.',
  download: 'Download EC2 Credentials',
})

export const ec2Phrases = texts('ec2', {
  viewOne: 'View secret key of {key}',
  recreateOne: 'Recreate {key}',
  deleteOne: 'Delete {key}',
})

export const ec2Fields = texts('ec2', {
  access: 'EC2 Access Key',
  secret: 'EC2 Secret Key',
  ec2Url: 'EC2 URL',
  s3Url: 'S3 URL',
})

export const recreateMessages = texts('ec2.recreate', {
  one: 'Recreate EC2 Credentials',
  other: 'Recreate EC2 Credentials',
})

export const recreateSentences = texts('ec2.recreate', {
  title: 'Recreate EC2 credentials?',
  body: 'Deletes {names} and creates new keys. Programs that use the deleted keys can no longer sign in.',
  done: 'Recreated EC2 credentials: {names}.',
  failed: 'Unable to recreate EC2 credentials: {names}.',
})
