import { texts } from '../../framework/text/texts.ts'

export const certificateMessages = texts('certificate', {
  emptyHint: 'A load balancer that speaks HTTPS shows its visitors a certificate, which is kept here with its key.',
  add: 'Add Certificate',
  replace: 'Replace Certificate',
  domains: 'Domains',
  validUntil: 'Valid Until',
  ends: 'Ends',
  issuer: 'Issuer',
  key: 'Key',
  usedBy: 'Used By',
  from: 'Valid From',
  subject: 'Subject',
  fingerprint: 'SHA-256 Fingerprint',
  chain: 'Chain',
  pem: 'Certificate, key and chain',
  pemHint: 'PEM in any order. Paste it, or drop the files here. The key is in no draft, address or log.',
  checked: 'The key fits.',
  new: 'New Certificate',
  chooseNew: 'Choose the certificate that takes its place',
  noOther: 'There is no other certificate',
  replaced: 'The listeners use the new certificate.',
})

export const certificatePhrases = texts('certificate', {
  more: '{first} and {count, number} more',
  until: '{from} to {to}',
  moves:
    '{count, plural, =0 {Nothing uses it.} one {# listener moves over.} other {# listeners move over, one after the other.}}',
})

export const deleteCertificateSentences = texts<{ body: { names: string } }>('certificate.delete', {
  body: 'The keys and chains of {names} are deleted, too.',
})

export const certificateStates = texts('certificate.state', {
  valid: 'Valid',
  soon: 'Expires soon',
  expired: 'Expired',
  'not-yet': 'Not valid yet',
  'no-key': 'Has no key',
  unreadable: 'Cannot be read',
})

export const certificateProblems = texts('certificate.problem', {
  'no-certificate': 'There is no certificate in it.',
  'no-key': 'The private key is missing.',
  'several-keys': 'There are several private keys in it.',
  'encrypted-key': 'The key is encrypted: decrypt it first, as with "openssl pkey".',
  unreadable: 'A part of it is damaged.',
  'wrong-key': 'The key fits none of the certificates.',
  expired: 'The certificate has expired.',
})

export const certificateNotes = texts('certificate.note', {
  'chain-incomplete': 'The certificate that signs it is missing: some visitors will be warned.',
  'self-signed': 'It is signed by itself: visitors will be warned.',
  'not-yet-valid': 'It is not valid yet.',
  'ends-soon': 'It ends within two weeks.',
  'weak-key': 'Its key is shorter than 2048 bits.',
  'no-domains': 'It names no domain.',
  'left-out': 'Certificates that have nothing to do with it are left out.',
})
