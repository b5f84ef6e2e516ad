const MOST_UNITS = 9
const LAST_LATIN = 0xff

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Letters of other scripts are as wide as two of ours. */
const unitsOf = (letter: string) => ((letter.codePointAt(0) ?? 0) > LAST_LATIN ? 2 : 1)

/** A device's name as it fits under its icon, or another within `most` units; one that does not fit ends in two dots. */
export function shortName(name: string, most = MOST_UNITS): string {
  let units = 0
  let kept = ''
  for (const { segment } of letters.segment(name)) {
    units += unitsOf(segment)
    if (units > most) return `${kept}..`
    kept += segment
  }
  return name
}
