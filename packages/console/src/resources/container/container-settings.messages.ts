import { defineMessages } from 'react-intl'

export const settingLabels = defineMessages({
  versions_enabled: { id: 'container.setting.versions', defaultMessage: 'Keep Older Versions of Objects' },
  quota_bytes: { id: 'container.setting.quotaBytes', defaultMessage: 'Quota (bytes)' },
  quota_count: { id: 'container.setting.quotaCount', defaultMessage: 'Quota (objects)' },
  web_index: { id: 'container.setting.webIndex', defaultMessage: 'Website Index' },
  web_error: { id: 'container.setting.webError', defaultMessage: 'Website Error Suffix' },
  web_listings: { id: 'container.setting.webListings', defaultMessage: 'Website Lists Folders' },
  metadata: { id: 'container.setting.metadata', defaultMessage: 'Metadata' },
  content_type: { id: 'container.setting.contentType', defaultMessage: 'Content Type' },
  delete_at: { id: 'container.setting.deleteAt', defaultMessage: 'Delete At' },
  expiry: { id: 'container.setting.expiry', defaultMessage: 'Expiry' },
  after: { id: 'container.setting.after', defaultMessage: 'Delete After' },
  unit: { id: 'container.setting.unit', defaultMessage: 'Unit' },
  seconds: { id: 'container.setting.seconds', defaultMessage: 'Valid For' },
})

export const settingMessages = defineMessages({
  title: { id: 'container.setting.title', defaultMessage: 'Edit Settings' },
  failed: { id: 'container.setting.failed', defaultMessage: 'Unable to change the settings.' },
  webHint: {
    id: 'container.setting.webHint',
    defaultMessage: 'Such as index.html. With an index and public access, the container is a website.',
  },
  invalidMetadata: {
    id: 'container.setting.invalidMetadata',
    defaultMessage: 'Keys have letters, digits, "-" and "_" only, each once, and a value.',
  },
  invalidTime: { id: 'container.setting.invalidTime', defaultMessage: 'Enter a time in the future.' },
  deleteAtHint: { id: 'container.setting.deleteAtHint', defaultMessage: 'In your time zone.' },
  editMetadata: { id: 'container.setting.editMetadata', defaultMessage: 'Update Metadata' },
  accountMetadata: { id: 'container.setting.accountMetadata', defaultMessage: 'Account Metadata' },
  accountSaved: { id: 'container.setting.accountSaved', defaultMessage: 'Account metadata saved.' },
  accountFailed: { id: 'container.setting.accountFailed', defaultMessage: 'Unable to change the account metadata.' },
  accountHint: {
    id: 'container.setting.accountHint',
    defaultMessage: "Describes this project's part of the object store; all its members see it.",
  },
  link: { id: 'container.setting.link', defaultMessage: 'Temporary Link' },
  linkHint: {
    id: 'container.setting.linkHint',
    defaultMessage: 'Everybody who has the link can download this object until then. It cannot be revoked.',
  },
  linkFailed: { id: 'container.setting.linkFailed', defaultMessage: 'Unable to create the link.' },
  makeLink: { id: 'container.setting.makeLink', defaultMessage: 'Create Link' },
  website: { id: 'container.setting.website', defaultMessage: 'Website' },
  preview: { id: 'container.setting.preview', defaultMessage: 'Preview' },
  previewFailed: { id: 'container.setting.previewFailed', defaultMessage: 'Unable to load the preview.' },
  below: { id: 'container.setting.below', defaultMessage: 'In All Folders Below' },
  move: { id: 'container.setting.move', defaultMessage: 'Delete the Original (move)' },
  severalFiles: { id: 'container.setting.severalFiles', defaultMessage: 'Choose Several Files' },
  wholeFolder: { id: 'container.setting.wholeFolder', defaultMessage: 'Choose a Folder' },
  makePublic: { id: 'container.setting.makePublic', defaultMessage: 'Make Public' },
})

export const expiryLabels = defineMessages({
  never: { id: 'container.expiry.never', defaultMessage: 'Never deleted by itself' },
  at: { id: 'container.expiry.at', defaultMessage: 'Deleted at a time' },
  after: { id: 'container.expiry.after', defaultMessage: 'Deleted after a while' },
})

export const unitLabels = defineMessages({
  minutes: { id: 'container.unit.minutes', defaultMessage: 'Minutes' },
  hours: { id: 'container.unit.hours', defaultMessage: 'Hours' },
  days: { id: 'container.unit.days', defaultMessage: 'Days' },
  weeks: { id: 'container.unit.weeks', defaultMessage: 'Weeks' },
})

export const lifeLabels = defineMessages({
  '3600': { id: 'container.life.hour', defaultMessage: '1 hour' },
  '86400': { id: 'container.life.day', defaultMessage: '1 day' },
  '604800': { id: 'container.life.week', defaultMessage: '1 week' },
  '2592000': { id: 'container.life.month', defaultMessage: '30 days' },
})

export const settingPhrases = defineMessages<{
  saved: { name: string }
  until: { time: string }
  confirmPublic: { name: string; count: number; size: string }
  usage: { containers: number; objects: number; size: string }
  usageOf: { containers: number; objects: number; size: string; quota: string }
}>({
  saved: { id: 'container.setting.saved', defaultMessage: 'Settings of {name} saved.' },
  until: { id: 'container.setting.until', defaultMessage: 'Valid until {time}' },
  confirmPublic: {
    id: 'container.setting.confirmPublic',
    defaultMessage:
      'Everybody who has the link will be able to list and read all objects in {name}: {count, plural, one {# object} other {# objects}} ({size}), and those that are uploaded later.',
  },
  usage: {
    id: 'container.setting.usage',
    defaultMessage:
      '{size} in {objects, plural, one {# object} other {# objects}} and {containers, plural, one {# container} other {# containers}}. There is no quota.',
  },
  usageOf: {
    id: 'container.setting.usageOf',
    defaultMessage:
      '{size} of {quota} used, in {objects, plural, one {# object} other {# objects}} and {containers, plural, one {# container} other {# containers}}.',
  },
})
