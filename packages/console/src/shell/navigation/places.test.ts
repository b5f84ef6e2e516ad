import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { pages } from '../../flows/pages.ts'
import { NAV_SERVICES, SERVICE_DIGITS } from '../../framework/resource/nav-services.ts'
import { resources } from '../../resources/index.ts'
import { entriesOf, entriesOfHalf, entriesOfService, navigationOf } from './navigation.ts'
import { placeCodes } from './place-codes.ts'
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

test.each(everything.halves)('every place has a digit and a letter of its own: $half', ({ half, services }) => {
  const digits = services.map(({ service }) => SERVICE_DIGITS[service])
  expect(digits).toEqual([...new Set(digits)])
  for (const service of services) {
    const codes = placeCodes([...pages, ...resources], half, service.service)
    expect([...codes.keys()].toSorted()).toEqual(
      entriesOfService(service)
        .map(({ path }) => path)
        .toSorted(),
    )
    expect(new Set(codes.values()).size).toBe(codes.size)
  }
})

test('a letter follows from the address, not from what a cloud offers', () => {
  expect(Object.fromEntries(placeCodes([...pages, ...resources], 'project', 'network'))).toMatchObject({
    '/project/networks': 'n',
    '/project/routers': 'r',
    '/project/floating_ips': 'f',
  })
})
