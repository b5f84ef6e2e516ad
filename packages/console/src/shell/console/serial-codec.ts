const toBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const toText = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

/** Encodes the data of a serial console's socket: bytes, or base64 if the proxy chose that subprotocol. */
export function serialCodec(protocol: () => string) {
  const isBase64 = () => protocol() === 'base64'
  return {
    read: (data: ArrayBuffer | string): Uint8Array | string => {
      if (typeof data !== 'string') return new Uint8Array(data)
      return isBase64() ? toBytes(atob(data)) : data
    },
    write: (keys: string): Uint8Array<ArrayBuffer> | string => {
      const bytes = new TextEncoder().encode(keys)
      return isBase64() ? btoa(toText(bytes)) : bytes
    },
  }
}
