const FIRST = 0x20
const LAST = 0x7e
const ZERO = 0x30
const NINE = 0x39

/**
 * Whether all non-empty texts differ only in digits, as dates do: then they sort as plain strings, and keys would only
 * take time. The regular expression takes a tenth of the time of a loop.
 */
export function differInDigits(words: readonly string[]): boolean {
  const model = words.find((word) => word !== '') ?? ''
  const shape = new RegExp(`^${model.replaceAll(/\W/g, '\\$&').replaceAll(/\d/g, '\\d')}$`)
  return words.every((word) => word === '' || shape.test(word))
}

/**
 * Creates keys that sort as plain strings in the order of a numeric, case-insensitive collator: most of the time of
 * sorting goes into the collator's comparisons. Text beyond ASCII has no key: null.
 */
export function createSortKeys(words: Intl.Collator): (word: string) => string | null {
  const codes = codesOf(words)
  return (word) => {
    let key = ''
    for (let at = 0; at < word.length; at += 1) {
      const code = codes[word.charCodeAt(at) - FIRST]
      if (code === undefined) return null
      key += code
      if (!isDigit(word.charCodeAt(at))) continue
      const end = endOfNumber(word, at)
      while (at < end - 1 && word.charCodeAt(at) === ZERO) at += 1
      // A longer number is larger; numbers of the same length compare by their digits.
      key += String.fromCharCode(FIRST + end - at) + word.slice(at, end)
      at = end - 1
    }
    return key
  }
}

const isDigit = (code: number) => code >= ZERO && code <= NINE

function endOfNumber(word: string, start: number): number {
  let end = start + 1
  while (end < word.length && isDigit(word.charCodeAt(end))) end += 1
  return end
}

/**
 * A code for each printable character in the language's order; characters that the language treats as equal share a
 * code, and so do all digits, since the value of the number follows.
 */
function codesOf(words: Intl.Collator): string[] {
  const characters = Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCharCode(FIRST + at))
  const codes: string[] = []
  let rank = 0
  let before: string | undefined
  for (const character of characters.toSorted(words.compare)) {
    const code = character.charCodeAt(0)
    const isSame = before !== undefined && words.compare(before, character) === 0
    if (!isSame && !(isDigit(code) && code > ZERO)) rank += 1
    codes[code - FIRST] = String.fromCharCode(FIRST + rank)
    before = character
  }
  return codes
}
