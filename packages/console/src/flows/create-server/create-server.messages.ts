import { texts } from '../../framework/text/texts.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const pageMessages = texts('createServer', {
  presets: 'Presets',
  savePreset: 'Save as preset',
  presetName: 'Preset name',
  presetSaved: 'Preset saved in this browser.',
  presetFailed: 'This browser does not store presets.',
  noPresets: 'No presets yet. Save the choices of this page as one.',
  copyLink: 'Copy link to these choices',
  linkCopied: 'Link copied. It has no names, keys or secrets.',
  allOptions: 'All options',
  allOptionsHint: 'The wizard with all eleven steps. Everything is kept.',
  backToPage: 'Back to one page',
  removePreset: 'Remove preset {name}',
  name: 'Server name',
  count: 'How many',
  hint: 'Also its host name.',
  newFrom: 'New address from {pool}',
  unused: '{address}, yours and unused',
})

/** The sections of the page; what is missing is listed by these names. */
export const sectionTitles = texts('createServer.section', {
  name: words.name,
  image: typeNames.image,
  size: words.size,
  network: typeNames.network,
  access: 'Access',
  disk: words.disk,
})

export const createLabels = texts('createServer.field', {
  public_address: 'Public address',
  pool: moreWords.address,
  ssh_from: 'Open SSH (port 22) to',
  key_source: 'Sign in with',
  new_key_name: 'Key name',
  public_key: 'Public key',
})

export const imageMessages = texts('createServer.image', {
  find: 'Find an image',
  none: 'No image matches.',
  empty: 'This project has no image to start from.',
  fewer: 'Show fewer',
  otherSource: 'The server starts from a volume or snapshot that was chosen in all options.',
  chooseImage: 'Choose an image instead',
  notUsed: 'Not used here yet',
  more: '{count, plural, one {Show # more image} other {Show # more images}}',
  used: 'Used {when}',
  usedBy: '{count, plural, one {# server} other {# servers}} · used {when}',
})

export const sizeMessages = texts('createServer.size', {
  fits: 'Fits',
  noLimit: 'no limit',
  noDisk: 'Has no disk: only with a new volume',
  ram: 'More RAM than your quota has left',
  vcpus: 'More VCPUs than your quota has left',
  instances: 'No server left in your quota',
  empty: 'This cloud offers this project no size.',
  fewer: 'Show only what fits',
})

export const sizePhrases = texts('createServer.size', {
  room: 'room for {count, number}',
  needs: 'needs {what}',
  minDisk: '{size} disk',
  minRam: '{size} RAM',
  more: '{count, plural, one {Show # more size} other {Show # more sizes}}',
})

export const networkMessages = texts('createServer.network', {
  routed: 'reaches outside',
  closed: 'no router',
  newNetwork: 'New network with internet',
  withRouter: 'with a router',
  shared: 'shared',
  empty: 'This project has no network with addresses.',
  publicHint: 'So that you can reach it from outside.',
  publicSeveral: 'Only for one server. Give several servers their addresses afterwards.',
  publicNoPool: 'This cloud has no external network.',
  publicNoRouter: 'No router of this project connects the chosen network to the outside. Choose another network.',
  publicNoneLeft: 'The quota of floating IPs is used up.',
})

export const accessMessages = texts('createServer.access', {
  create: moreWords.createAKey,
  createNote: 'Download it once',
  import: moreWords.importAKey,
  importNote: 'Paste the public key',
  none: 'No key',
  noneNote: 'Only with a password',
  noneWarning: 'Most images allow no sign-in without a key.',
  existingNote: 'Your key pair',
  createHint: 'The private key is downloaded when the server is created, and cannot be downloaded again.',
  me: moreWords.myAddress,
  everywhere: 'Everywhere',
  nobody: 'Nobody',
  meUnknown: 'Your own address is not known here: the console runs on this computer or behind a proxy.',
  nobodyHint: 'The chosen security groups stay as they are.',
})

export const accessPhrases = texts('createServer.ssh', {
  already: 'The group {group} allows it already.',
  reuse: 'Your group {group} opens exactly that and is added.',
  create: 'A new group {group} with this one rule is added.',
})

export const diskMessages = texts('createServer.disk', {
  local: 'Included in the size',
  volume: 'New volume',
  where: 'Boot disk',
  size: 'Volume size',
  after: 'When the server is deleted',
  remove: 'Delete the disk',
  keep: 'Keep the disk',
  localHint: 'It is deleted with the server. A volume can be kept.',
})

export const problemMessages = texts('createServer.problem', {
  keyName: 'Give the key a name.',
  keyNameInvalid: 'Use letters, digits, spaces and the signs @ . : _ - only.',
  keyNameTaken: 'You have a key pair of this name.',
  keyPair: 'Choose a key pair.',
  publicKey: 'Paste the public key.',
  publicKeyInvalid: 'This is not a public key: it is one line that begins with a type, such as ssh-ed25519.',
  noRouter: 'No router connects the networks of this server to the external network.',
  tooLong: 'The server is still being built after ten minutes.',
  serverStays: 'The server is still being deleted.',
  noServer: 'There is no server.',
  keyLost:
    'The key pair was created, but its private key was lost with the page. Another attempt deletes it and creates a new one.',
  secretsLost:
    'The server was not requested. Its password and script are not stored, so it cannot be requested now: change the choices and enter them again.',
  addressTaken: 'Something else uses this floating IP now. Associate another one on the page of the server.',
  addressGone: 'This floating IP is gone. Associate another one on the page of the server.',
})
