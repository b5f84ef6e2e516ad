import type { NewKeypair } from '@meridian/contract'

type KeyFile = [name: string, content: string | Uint8Array<ArrayBuffer>, type: string]

/** The file of a private key. That of a certificate is a PKCS #12 archive, which Nova sends as base64. */
export function keyFile({ name, type, private_key: key = '' }: NewKeypair): KeyFile {
  if (type !== 'x509') return [`${name}.pem`, key, 'application/x-pem-file']
  return [`${name}.pfx`, Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)), 'application/x-pkcs12']
}
