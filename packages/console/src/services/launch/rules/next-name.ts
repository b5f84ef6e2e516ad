/** The next name of a series: web-3 becomes web-4, and web becomes web-2; zeros before the number stay. */
export function nextName(name: string): string {
  const [, stem = '', number = ''] = /^(.*?)(\d*)$/.exec(name.trim()) ?? []
  if (number === '') return stem === '' ? '' : `${stem}-2`
  return stem + String(BigInt(number) + 1n).padStart(number.length, '0')
}

/** The next name that is free. */
export function nextFreeName(name: string, taken: readonly string[]): string {
  let next = nextName(name)
  while (next !== '' && taken.includes(next)) next = nextName(next)
  return next
}
