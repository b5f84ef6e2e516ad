import { pki, util } from 'node-forge'

/**
 * What a guest sealed with the public half of a key pair. RSAES-PKCS1-v1_5, which browsers' own cryptography does not
 * have; the key is PEM, as PKCS#1 or PKCS#8. Throws where key and password do not belong together.
 */
export function decryptPassword(sealed: string, privateKey: string): string {
  const key = pki.privateKeyFromPem(privateKey.trim())
  const bytes = key.decrypt(util.decode64(sealed.replaceAll(/\s/g, '')), 'RSAES-PKCS1-V1_5')
  return util.decodeUtf8(bytes)
}
