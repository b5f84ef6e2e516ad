import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { parseCanReach, targetOf } from './can-reach.ts'

const english = createIntl({ locale: 'en', onError: () => {} })

test.each([
  ['can web-1 reach db-1 on 5432', 'web-1', 'db-1', '5432'],
  ['Can web-1 reach db-1 on port 5432?', 'web-1', 'db-1', '5432'],
  ['web-1 -> db-1 ssh', 'web-1', 'db-1', 'ssh'],
  ['can my server reach the internet', 'my server', 'the internet', '443'],
  ['can web-1 reach 2001:db8::7 on 22', 'web-1', '2001:db8::7', '22'],
  ['web-1 reach 8080', 'web-1', '8080', '443'],
])('%s asks whether %s reaches %s on %s', (text, subject, target, port) => {
  const found = parseCanReach(text, english)
  expect(found?.subject).toBe(subject)
  expect(targetOf(found?.argument ?? '')).toEqual({ target, port })
})

test.each(['can web-1', 'reach db-1', 'can reach', 'web-1', 'can web-1 reach'])('%s is another text', (text) => {
  expect(parseCanReach(text, english)).toBeNull()
})

test('the verb of the language is understood besides the English one', () => {
  const messages = { 'reachTab.can': 'kann', 'reachTab.reach': 'erreicht', 'reachTab.on': 'auf Port' }
  const german = createIntl({ locale: 'de', messages })
  expect(parseCanReach('web-1 erreicht db-1 auf Port 5432', german)).toEqual({
    subject: 'web-1',
    argument: 'db-1:5432',
  })
  expect(parseCanReach('can web-1 reach db-1 on 5432', german)).toEqual({ subject: 'web-1', argument: 'db-1:5432' })
})
