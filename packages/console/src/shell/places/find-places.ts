import type { IntlShape } from 'react-intl'
import { pageKey } from '../../framework/session/choices.ts'
import type { NavEntry } from '../navigation/navigation.ts'
import { otherNamesOf } from '../navigation/other-names.ts'
import { sentenceOf } from '../navigation/sentences.ts'
import { byRank, matching, type Findable } from '../palette/found.ts'

interface FindablePlace extends Findable {
  entry: NavEntry
}

/** The same place in another scope is called the same. */
function namesOf(path: string, intl: Pick<IntlShape, 'formatMessage'>): string[] {
  const own = otherNamesOf(pageKey(path), intl)
  return own.length > 0 ? own : otherNamesOf(pageKey(path.replace(/^\/admin\//, '/project/')), intl)
}

/** The places that a text names, or describes in other words, best first. */
export function findPlaces(
  entries: readonly NavEntry[],
  text: string,
  intl: Pick<IntlShape, 'formatMessage'>,
): NavEntry[] {
  const places = entries.map((entry): FindablePlace => {
    const sentence = sentenceOf(entry.path)
    return {
      key: pageKey(entry.path),
      label: intl.formatMessage(entry.label),
      note: sentence ? intl.formatMessage(sentence) : '',
      otherNames: namesOf(entry.path, intl),
      entry,
    }
  })
  return byRank(matching(places, text), text).map(({ entry }) => entry)
}
