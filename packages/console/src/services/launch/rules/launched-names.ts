/** How Nova names several servers of one request; the middle ones of many are left out. */
export function launchedNames(name: string, count: number): string[] {
  const base = name.trim()
  if (base === '' || count < 2) return []
  const numbered = (number: number) => `${base}-${number}`
  return count <= 4
    ? Array.from({ length: count }, (_, index) => numbered(index + 1))
    : [numbered(1), numbered(2), '…', numbered(count)]
}
