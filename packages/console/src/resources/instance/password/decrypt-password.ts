import 'node-forge/lib/pem.js'
import 'node-forge/lib/rsa.js'
import forge from 'node-forge/lib/forge.js'

/**
 * What a guest sealed with the public half of a key pair. RSAES-PKCS1-v1_5, which browsers' own cryptography does not
 * have; the key is PEM, as PKCS#1 or PKCS#8. Throws where key and password do not belong together.
 */
export function decryptPassword(sealed: string, privateKey: string): string {
  const { asn1, pem, pki, util } = forge
  const [message] = pem.decode(privateKey.trim())
  if (!message) throw new Error('The text holds no key')
  const key = pki.privateKeyFromAsn1(asn1.fromDer(message.body))
  return util.decodeUtf8(key.decrypt(util.decode64(sealed.replaceAll(/\s/g, '')), 'RSAES-PKCS1-V1_5'))
}
