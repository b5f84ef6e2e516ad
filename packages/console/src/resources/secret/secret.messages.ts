import { words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { texts } from '../../framework/text/texts.ts'

export const secretMessages = texts('secret', {
  emptyHint: 'Passwords, keys and certificates are kept here. A value is read only when somebody asks for it.',
  generate: 'Generate Key',
  generateHint: 'The cloud makes the key: it does not pass this page.',
  generated: 'The key is being generated.',
  algorithm: 'Algorithm',
  bits: 'Bits',
  expires: 'Expires',
  contentType: 'Content Type',
  hidden: 'Hidden. It is not in this page yet.',
  reveal: 'Reveal',
  hide: 'Hide',
  copyUnseen: 'Copy unseen',
  copied: 'Copied',
  notCopied: 'It could not be copied.',
  binary: 'These bytes are no text.',
  hiddenSoon: 'It is hidden again after 30 seconds, and when you leave the window.',
  failed: 'Unable to retrieve the value.',
  value: moreWords.value,
})

export const secretTypes = texts('secret.type', {
  opaque: 'Any bytes',
  passphrase: words.password,
  symmetric: 'Symmetric key',
  public: 'Public key',
  private: 'Private key',
  certificate: 'Certificate',
})

export const keyAlgorithms = texts('secret.algorithm', { aes: 'AES', rsa: 'RSA, a pair of keys' })
