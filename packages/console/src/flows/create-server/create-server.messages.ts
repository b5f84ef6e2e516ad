import { defineMessages } from 'react-intl'

export const pageMessages = defineMessages({
  presets: { id: 'createServer.presets', defaultMessage: 'Presets' },
  savePreset: { id: 'createServer.savePreset', defaultMessage: 'Save as preset' },
  presetName: { id: 'createServer.presetName', defaultMessage: 'Preset name' },
  presetSaved: { id: 'createServer.presetSaved', defaultMessage: 'Preset saved in this browser.' },
  presetFailed: { id: 'createServer.presetFailed', defaultMessage: 'This browser does not store presets.' },
  noPresets: { id: 'createServer.noPresets', defaultMessage: 'No presets yet. Save the choices of this page as one.' },
  copyLink: { id: 'createServer.copyLink', defaultMessage: 'Copy link to these choices' },
  linkCopied: { id: 'createServer.linkCopied', defaultMessage: 'Link copied. It has no names, keys or secrets.' },
  allOptions: { id: 'createServer.allOptions', defaultMessage: 'All options' },
  allOptionsHint: {
    id: 'createServer.allOptionsHint',
    defaultMessage: 'The wizard with all eleven steps. Everything is kept.',
  },
  backToPage: { id: 'createServer.backToPage', defaultMessage: 'Back to one page' },
})

export const pagePhrases = defineMessages<{ removePreset: { name: string } }>({
  removePreset: { id: 'createServer.removePreset', defaultMessage: 'Remove preset {name}' },
})

/** The sections of the page; what is missing is listed by these names. */
export const sectionTitles = defineMessages({
  name: { id: 'createServer.section.name', defaultMessage: 'Name' },
  image: { id: 'createServer.section.image', defaultMessage: 'Image' },
  size: { id: 'createServer.section.size', defaultMessage: 'Size' },
  network: { id: 'createServer.section.network', defaultMessage: 'Network' },
  access: { id: 'createServer.section.access', defaultMessage: 'Access' },
  disk: { id: 'createServer.section.disk', defaultMessage: 'Disk' },
})

export const createLabels = defineMessages({
  public_address: { id: 'createServer.field.publicAddress', defaultMessage: 'Public address' },
  pool: { id: 'createServer.field.pool', defaultMessage: 'Address' },
  ssh_from: { id: 'createServer.field.sshFrom', defaultMessage: 'Open SSH (port 22) to' },
  key_source: { id: 'createServer.field.key', defaultMessage: 'Sign in with' },
  new_key_name: { id: 'createServer.field.keyName', defaultMessage: 'Key name' },
  public_key: { id: 'createServer.field.publicKey', defaultMessage: 'Public key' },
})

export const nameMessages = defineMessages({
  name: { id: 'createServer.name', defaultMessage: 'Server name' },
  count: { id: 'createServer.count', defaultMessage: 'How many' },
  hint: { id: 'createServer.nameHint', defaultMessage: 'Also its host name.' },
})

export const imageMessages = defineMessages({
  find: { id: 'createServer.findImage', defaultMessage: 'Find an image' },
  none: { id: 'createServer.noImage', defaultMessage: 'No image matches.' },
  empty: { id: 'createServer.noImages', defaultMessage: 'This project has no image to start from.' },
  fewer: { id: 'createServer.fewerImages', defaultMessage: 'Show fewer' },
  otherSource: {
    id: 'createServer.otherSource',
    defaultMessage: 'The server starts from a volume or snapshot that was chosen in all options.',
  },
  chooseImage: { id: 'createServer.useImage', defaultMessage: 'Choose an image instead' },
  snapshot: { id: 'createServer.snapshotImage', defaultMessage: 'Snapshot' },
  notUsed: { id: 'createServer.imageNotUsed', defaultMessage: 'Not used here yet' },
})

export const imagePhrases = defineMessages<{
  more: { count: number }
  used: { when: string }
  usedBy: { count: number; when: string }
}>({
  more: {
    id: 'createServer.moreImages',
    defaultMessage: '{count, plural, one {Show # more image} other {Show # more images}}',
  },
  used: { id: 'createServer.imageUsed', defaultMessage: 'Used {when}' },
  usedBy: {
    id: 'createServer.imageUsedBy',
    defaultMessage: '{count, plural, one {# server} other {# servers}} · used {when}',
  },
})

export const sizeMessages = defineMessages({
  fits: { id: 'createServer.fits', defaultMessage: 'Fits' },
  noLimit: { id: 'createServer.fitsNoLimit', defaultMessage: 'no limit' },
  noDisk: { id: 'createServer.noDisk', defaultMessage: 'Has no disk: only with a new volume' },
  ram: { id: 'createServer.ramOver', defaultMessage: 'More RAM than your quota has left' },
  vcpus: { id: 'createServer.vcpusOver', defaultMessage: 'More VCPUs than your quota has left' },
  instances: { id: 'createServer.serversOver', defaultMessage: 'No server left in your quota' },
  empty: { id: 'createServer.noSizes', defaultMessage: 'This cloud offers this project no size.' },
  fewer: { id: 'createServer.fewerSizes', defaultMessage: 'Show only what fits' },
})

export const sizePhrases = defineMessages<{
  room: { count: number }
  needs: { what: string }
  minDisk: { size: string }
  minRam: { size: string }
  more: { count: number }
}>({
  room: { id: 'createServer.room', defaultMessage: 'room for {count, number}' },
  needs: { id: 'createServer.needs', defaultMessage: 'needs {what}' },
  minDisk: { id: 'createServer.needsDisk', defaultMessage: '{size} disk' },
  minRam: { id: 'createServer.needsRam', defaultMessage: '{size} RAM' },
  more: {
    id: 'createServer.moreSizes',
    defaultMessage: '{count, plural, one {Show # more size} other {Show # more sizes}}',
  },
})

export const networkMessages = defineMessages({
  routed: { id: 'createServer.routed', defaultMessage: 'reaches outside' },
  closed: { id: 'createServer.closed', defaultMessage: 'no router' },
  newNetwork: { id: 'createServer.newNetwork', defaultMessage: 'New network with internet' },
  withRouter: { id: 'createServer.withRouter', defaultMessage: 'with a router' },
  shared: { id: 'createServer.sharedNetwork', defaultMessage: 'shared' },
  empty: { id: 'createServer.noNetworks', defaultMessage: 'This project has no network with addresses.' },
  createNetwork: { id: 'createServer.createNetwork', defaultMessage: 'Create a network' },
  publicHint: { id: 'createServer.publicHint', defaultMessage: 'So that you can reach it from outside.' },
  publicSeveral: {
    id: 'createServer.publicSeveral',
    defaultMessage: 'Only for one server. Give several servers their addresses afterwards.',
  },
  publicNoPool: { id: 'createServer.publicNoPool', defaultMessage: 'This cloud has no external network.' },
  publicNoRouter: {
    id: 'createServer.publicNoRouter',
    defaultMessage: 'No router of this project connects the chosen network to the outside. Choose another network.',
  },
  publicNoneLeft: {
    id: 'createServer.publicNoneLeft',
    defaultMessage: 'The quota of floating IPs is used up.',
  },
})

export const networkPhrases = defineMessages<{ newFrom: { pool: string }; unused: { address: string } }>({
  newFrom: { id: 'createServer.newAddressFrom', defaultMessage: 'New address from {pool}' },
  unused: { id: 'createServer.unusedAddress', defaultMessage: '{address}, yours and unused' },
})

export const accessMessages = defineMessages({
  create: { id: 'createServer.createKey', defaultMessage: 'Create a key' },
  createNote: { id: 'createServer.createKeyNote', defaultMessage: 'Download it once' },
  import: { id: 'createServer.importKey', defaultMessage: 'Import a key' },
  importNote: { id: 'createServer.importKeyNote', defaultMessage: 'Paste the public key' },
  none: { id: 'createServer.noKey', defaultMessage: 'No key' },
  noneNote: { id: 'createServer.noKeyNote', defaultMessage: 'Only with a password' },
  noneWarning: { id: 'createServer.noKeyWarning', defaultMessage: 'Most images allow no sign-in without a key.' },
  existingNote: { id: 'createServer.keyNote', defaultMessage: 'Your key pair' },
  createHint: {
    id: 'createServer.createKeyHint',
    defaultMessage: 'The private key is downloaded when the server is created, and cannot be downloaded again.',
  },
  me: { id: 'createServer.ssh.me', defaultMessage: 'My address' },
  everywhere: { id: 'createServer.ssh.everywhere', defaultMessage: 'Everywhere' },
  nobody: { id: 'createServer.ssh.nobody', defaultMessage: 'Nobody' },
  meUnknown: {
    id: 'createServer.ssh.meUnknown',
    defaultMessage: 'Your own address is not known here: the console runs on this computer or behind a proxy.',
  },
  nobodyHint: { id: 'createServer.ssh.nobodyHint', defaultMessage: 'The chosen security groups stay as they are.' },
})

export const accessPhrases = defineMessages<{
  already: { group: string }
  reuse: { group: string }
  create: { group: string }
}>({
  already: { id: 'createServer.ssh.already', defaultMessage: 'The group {group} allows it already.' },
  reuse: { id: 'createServer.ssh.reuse', defaultMessage: 'Your group {group} opens exactly that and is added.' },
  create: { id: 'createServer.ssh.create', defaultMessage: 'A new group {group} with this one rule is added.' },
})

export const diskMessages = defineMessages({
  local: { id: 'createServer.disk.local', defaultMessage: 'Included in the size' },
  volume: { id: 'createServer.disk.volume', defaultMessage: 'New volume' },
  where: { id: 'createServer.disk.where', defaultMessage: 'Boot disk' },
  size: { id: 'createServer.disk.size', defaultMessage: 'Volume size' },
  after: { id: 'createServer.disk.after', defaultMessage: 'When the server is deleted' },
  remove: { id: 'createServer.disk.remove', defaultMessage: 'Delete the disk' },
  keep: { id: 'createServer.disk.keep', defaultMessage: 'Keep the disk' },
  localHint: {
    id: 'createServer.disk.localHint',
    defaultMessage: 'It is deleted with the server. A volume can be kept.',
  },
})

export const problemMessages = defineMessages({
  keyName: { id: 'createServer.problem.keyName', defaultMessage: 'Give the key a name.' },
  keyNameInvalid: {
    id: 'createServer.problem.keyNameInvalid',
    defaultMessage: 'Use letters, digits, spaces and the signs @ . : _ - only.',
  },
  keyNameTaken: { id: 'createServer.problem.keyNameTaken', defaultMessage: 'You have a key pair of this name.' },
  keyPair: { id: 'createServer.problem.keyPair', defaultMessage: 'Choose a key pair.' },
  publicKey: { id: 'createServer.problem.publicKey', defaultMessage: 'Paste the public key.' },
  publicKeyInvalid: {
    id: 'createServer.problem.publicKeyInvalid',
    defaultMessage: 'This is not a public key: it is one line that begins with a type, such as ssh-ed25519.',
  },
  noRouter: {
    id: 'createServer.problem.noRouter',
    defaultMessage: 'No router connects the networks of this server to the external network.',
  },
  tooLong: {
    id: 'createServer.problem.tooLong',
    defaultMessage: 'The server is still being built after ten minutes.',
  },
  serverStays: { id: 'createServer.problem.serverStays', defaultMessage: 'The server is still being deleted.' },
  noServer: { id: 'createServer.problem.noServer', defaultMessage: 'There is no server.' },
  keyLost: {
    id: 'createServer.problem.keyLost',
    defaultMessage:
      'The key pair was created, but its private key was lost with the page. Another attempt deletes it and creates a new one.',
  },
  secretsLost: {
    id: 'createServer.problem.secretsLost',
    defaultMessage:
      'The server was not requested. Its password and script are not stored, so it cannot be requested now: change the choices and enter them again.',
  },
  addressTaken: {
    id: 'createServer.problem.addressTaken',
    defaultMessage: 'Something else uses this floating IP now. Associate another one on the page of the server.',
  },
  addressGone: {
    id: 'createServer.problem.addressGone',
    defaultMessage: 'This floating IP is gone. Associate another one on the page of the server.',
  },
})
