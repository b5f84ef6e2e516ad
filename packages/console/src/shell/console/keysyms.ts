const RETURN = 0xff0d
const TAB = 0xff09

/** The X keysym of a character: Latin-1 has its own codes, everything else that of Unicode. */
function keysymOf(character: string): number | undefined {
  if (character === '\n' || character === '\r') return RETURN
  if (character === '\t') return TAB
  const code = character.codePointAt(0) ?? 0
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return undefined
  return code <= 0xff ? code : 0x01000000 + code
}

/** The keys that type a text. */
export const keysymsOf = (text: string): number[] =>
  [...text.replaceAll('\r\n', '\n')].flatMap((character) => keysymOf(character) ?? [])
