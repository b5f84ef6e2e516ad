/** One or two letters to know a name by: of its first two words, else its first two letters. */
export function initials(name: string): string {
  const words = name.split(/[\s._@-]+/).filter(Boolean)
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => [...word][0]) : [...(words[0] ?? '?')].slice(0, 2)
  return letters.join('').toUpperCase()
}
