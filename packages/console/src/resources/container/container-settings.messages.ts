import { texts } from '../../framework/text/texts.ts'
import { words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const settingLabels = texts('container.setting', {
  versions_enabled: 'Keep Older Versions of Objects',
  quota_bytes: 'Quota (bytes)',
  quota_count: 'Quota (objects)',
  web_index: 'Website Index',
  web_error: 'Website Error Suffix',
  web_listings: 'Website Lists Folders',
  metadata: words.metadata,
  content_type: 'Content Type',
  delete_at: 'Delete At',
  expiry: 'Expiry',
  after: 'Delete After',
  unit: 'Unit',
  seconds: 'Valid For',
  title: 'Edit Settings',
  failed: 'Unable to change the settings.',
  webHint: 'Such as index.html. With an index and public access, the container is a website.',
  invalidMetadata: 'Keys have letters, digits, "-" and "_" only, each once, and a value.',
  invalidTime: 'Enter a time in the future.',
  deleteAtHint: 'In your time zone.',
  accountMetadata: 'Account Metadata',
  accountSaved: 'Account metadata saved.',
  accountFailed: 'Unable to change the account metadata.',
  accountHint: "Describes this project's part of the object store; all its members see it.",
  link: 'Temporary Link',
  linkHint: 'Everybody who has the link can download this object until then. It cannot be revoked.',
  linkFailed: 'Unable to create the link.',
  makeLink: 'Create Link',
  website: 'Website',
  preview: 'Preview',
  previewFailed: 'Unable to load the preview.',
  below: 'In All Folders Below',
  move: 'Delete the Original (move)',
  severalFiles: 'Choose Several Files',
  wholeFolder: 'Choose a Folder',
  makePublic: 'Make Public',
  saved: 'Settings of {name} saved.',
  until: 'Valid until {time}',
  confirmPublic:
    'Everybody who has the link will be able to list and read all objects in {name}: {count, plural, one {# object} other {# objects}} ({size}), and those that are uploaded later.',
  usage:
    '{size} in {objects, plural, one {# object} other {# objects}} and {containers, plural, one {# container} other {# containers}}. There is no quota.',
  usageOf:
    '{size} of {quota} used, in {objects, plural, one {# object} other {# objects}} and {containers, plural, one {# container} other {# containers}}.',
})

export const expiryLabels = texts('container.expiry', {
  never: 'Never deleted by itself',
  at: 'Deleted at a time',
  after: 'Deleted after a while',
})

export const unitLabels = texts('container.unit', {
  minutes: 'Minutes',
  hours: moreWords.hours,
  days: 'Days',
  weeks: 'Weeks',
})

export const lifeLabels = texts('container.life', {
  '3600': '1 hour',
  '86400': '1 day',
  '604800': '1 week',
  '2592000': '30 days',
})
