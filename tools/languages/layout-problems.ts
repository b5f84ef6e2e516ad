/**
 * Utilities with a physical side, and the logical ones to use instead. Measured sides, as in
 * `left-(--active-tab-left)`, are physical in every language.
 */
const SIDES: [RegExp, string][] = [
  [/^-?m[lr]-/, 'ms-, me-'],
  [/^p[lr]-/, 'ps-, pe-'],
  [/^-?(?:left|right)-(?!\()/, 'start-, end-'],
  [/^text-(?:left|right)$/, 'text-start, text-end'],
  [/^float-(?:left|right)$/, 'float-start, float-end'],
  [/^clear-(?:left|right)$/, 'clear-start, clear-end'],
  [/^border-[lr](?:-|$)/, 'border-s, border-e'],
  [/^rounded-[lr](?:-|$)/, 'rounded-s, rounded-e'],
  [/^rounded-[tb][lr](?:-|$)/, 'rounded-ss, -se, -es, -ee'],
  [/^scroll-[mp][lr]-/, 'scroll-ms-, scroll-pe-'],
  [/^(?:origin|object|bg)-(?:top-|bottom-)?(?:left|right)$/, 'one for each direction: ltr: and rtl:'],
  [/^-?translate-x-(?!\()/, 'one for each direction: ltr: and rtl:'],
]

/** Utilities for one direction, such as `rtl:-translate-x-4`, may use physical sides. */
const FOR_ONE_DIRECTION = /(?:^|:)(?:ltr|rtl):/

/** Lines of a source file that are wrong in a right-to-left layout: `12: …`. */
export function layoutProblems(code: string): string[] {
  return code.split('\n').flatMap((line, index) => problemsOfLine(line).map((problem) => `${index + 1}: ${problem}`))
}

function problemsOfLine(line: string): string[] {
  if (/^\s*(?:\/\/|\/?\*|import )/.test(line)) return []
  const strings = [...line.matchAll(/(['"`])(.*?)\1/g)].flatMap(([, , text = '']) => text.split(/\s+/))
  const classes = strings.flatMap((word) => {
    if (FOR_ONE_DIRECTION.test(word)) return []
    const utility = word.slice(word.lastIndexOf(':') + 1).replace(/^!|!$/g, '')
    const side = SIDES.find(([pattern]) => pattern.test(utility))
    return side ? [`${word} is a side of the window; use ${side[1]}`] : []
  })
  const sorts = /\.localeCompare\([^,()]*\)|\.toLocaleString\(\)/.exec(line)
  return sorts
    ? [...classes, `${sorts[0]} goes by the browser's language; compareText and intl go by the page's`]
    : classes
}
