import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { parseOpenPorts } from './open-ports.ts'

const english = createIntl({ locale: 'en', onError: () => {} })

test.each([
  ['open 443 on web', '443', 'web'],
  ['Open https on web-1', 'https', 'web-1'],
  ['allow 80, 443 in my group', '80,443', 'my group'],
  ['open 8000-8010/udp web', '8000-8010/udp', 'web'],
])('%s opens %s on %s', (text, argument, subject) => {
  expect(parseOpenPorts(text, english)).toEqual({ subject, argument })
})

test.each(['open web', 'open 443', 'open 443 on', 'close 443 on web', 'openstack 443 on web', 'open sesame on web'])(
  '%s is another text',
  (text) => {
    expect(parseOpenPorts(text, english)).toBeNull()
  },
)

test('the verb of the language is understood besides the English one', () => {
  const german = createIntl({ locale: 'de', messages: { 'openPorts.open': 'öffne', 'openPorts.on': 'auf' } })
  expect(parseOpenPorts('öffne 443 auf web', german)).toEqual({ subject: 'web', argument: '443' })
  expect(parseOpenPorts('open 443 on web', german)).toEqual({ subject: 'web', argument: '443' })
})
