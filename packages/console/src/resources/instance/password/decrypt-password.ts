import forge from 'node-forge/lib/forge.js'
// Each of these adds its part to the above; the whole of it is three times as large.
import 'node-forge/lib/pem.js'
import 'node-forge/lib/rsa.js'

/**
 * What a guest sealed with the public half of a key pair. RSAES-PKCS1-v1_5, which browsers' own cryptography does not
 * have; the key is PEM, as PKCS#1 or PKCS#8. Throws where key and password do not belong together.
 */
export function decryptPassword(sealed: string, privateKey: string): string {
  const { asn1, pem, pki, util } = forge
  const [message] = pem.decode(privateKey.trim())
  if (!message) throw new Error('no key')
  const key = pki.privateKeyFromAsn1(asn1.fromDer(message.body))
  const bytes = key.decrypt(util.decode64(sealed.replaceAll(/\s/g, '')), 'RSAES-PKCS1-V1_5')
  return util.decodeUtf8(bytes)
}
