/** What was handed to a server at its first boot, decoded; as it came where it is no text. */
export function userDataText(encoded: string): string {
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not base64, or bytes that are no text: scripts may be compressed.
    return encoded
  }
}
