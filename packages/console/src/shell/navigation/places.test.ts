import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { pages } from '../../flows/pages.ts'
import { NAV_SERVICES } from '../../framework/resource/nav-services.ts'
import { resources } from '../../resources/index.ts'
import { entriesOf, entriesOfHalf, navigationOf } from './navigation.ts'
import { purposeMessages } from './places.messages.ts'
import { sentenceOf } from './sentences.ts'
import { USUAL, usualPins } from './yours.ts'

const yes = () => true
const intl = createIntl({ locale: 'en', onError: () => {} })
const everything = navigationOf([...pages, ...resources], { serves: yes, allows: yes, has: yes, isOn: yes })
const member = navigationOf([...pages, ...resources], {
  serves: yes,
  allows: (rules) => !rules.some(([, rule]) => /admin/.test(rule)),
  has: yes,
  isOn: yes,
})

test.each(entriesOf(everything))('$path has a sentence that says what it is for', ({ path }) => {
  expect(sentenceOf(path)).toBeDefined()
})

test('all purposes have a name', () => {
  const places = Object.entries(NAV_SERVICES).flatMap(([service, purposes]) =>
    purposes.map((purpose) => `${service}/${purpose}`),
  )
  expect(Object.keys(purposeMessages).toSorted()).toEqual(places.toSorted())
})

test.each(everything.halves)('no two places of a half have one name: $half', (half) => {
  const names = entriesOfHalf(half).map(({ label }) => intl.formatMessage(label))
  expect(names).toEqual([...new Set(names)])
})

test('every place that is usual exists, and there is room for more', () => {
  const known = new Set(entriesOf(everything).map(({ path }) => path))
  expect(Object.values(USUAL).flatMap((some) => some.filter((path) => !known.has(path)))).toEqual([])
  expect(Object.values(USUAL).filter((some) => some.length >= 9)).toEqual([])
})

test('what is usual depends on the role: a member has places of a project only', () => {
  expect(usualPins(member).map(({ key }) => key)).toEqual(USUAL.project.map((path) => `page ${path}`))
  expect(usualPins(everything).filter(({ cloud }) => cloud)).toHaveLength(USUAL.cloud.length)
})

test('there are at most eight services in a half', () => {
  expect(everything.halves.map(({ services }) => services.length <= 8)).toEqual([true, true])
})
