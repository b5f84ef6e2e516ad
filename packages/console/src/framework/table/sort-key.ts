const FIRST = 0x20
const LAST = 0x7e
const PRINTABLE = Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCharCode(FIRST + at))

/**
 * Makes keys whose order as plain strings is that of a numeric, case-blind collator: asking the collator itself about
 * every two of thousands of words is most of the time that sorting takes. Words beyond ASCII have none: null.
 */
export function createSortKeys(words: Intl.Collator): (word: string) => string | null {
  const codes = codesOf(words)
  const keyOfDigits = (digits: string) => {
    const value = digits.replace(/^0+(?=.)/, '')
    // A longer number is a larger one; what follows within the same length are the digits themselves.
    return `${codes.get('0')}${String.fromCharCode(FIRST + value.length)}${value}`
  }
  return (word) => {
    if (!/^[ -~]*$/.test(word)) return null
    return word.replace(/\d+|\D/g, (part) => (isDigit(part) ? keyOfDigits(part) : (codes.get(part) ?? '')))
  }
}

const isDigit = (part: string) => part >= '0' && part < ':'

/** One code for each character in the language's order, the same for those that it does not tell apart. */
function codesOf(words: Intl.Collator): Map<string, string> {
  const codes = new Map<string, string>()
  let rank = 0
  let before: string | undefined
  for (const character of PRINTABLE.toSorted(words.compare)) {
    if (before !== undefined && words.compare(before, character) !== 0) rank += 1
    codes.set(character, String.fromCharCode(FIRST + rank))
    before = character
  }
  return codes
}
