const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20

/** A new secret in base 32. */
export const newSecret = (): string => base32(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))

/** Without padding: five bits of each letter. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** For reading aloud and typing. */
export const inFours = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ')

/** So long is a name in the address of a device, so that its QR code stays small; longer names are cut. */
const NAME_BYTES = 48

/** What apps read from the QR code: who the passcodes are for, and their secret. */
export function deviceUri({ secret, account, issuer }: { secret: string; account: string; issuer: string }): string {
  const [name, by] = [encodedUpTo(account), encodedUpTo(issuer)]
  return `otpauth://totp/${by}:${name}?secret=${secret}&issuer=${by}`
}

function encodedUpTo(text: string): string {
  let encoded = ''
  // A lone half of a surrogate pair cannot be encoded.
  for (const letter of text.toWellFormed().replaceAll(':', ' ')) {
    const longer = encoded + encodeURIComponent(letter)
    if (longer.length > NAME_BYTES) break
    encoded = longer
  }
  return encoded
}
