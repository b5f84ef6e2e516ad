import type { Finding } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import german from '../../../locales/de.json' with { type: 'json' }
import { findingText } from './finding-text.ts'

const english = createIntl({ locale: 'en', onError: () => {} })
const inGerman = createIntl({
  locale: 'de',
  messages: Object.fromEntries(Object.entries(german).map(([id, { defaultMessage }]) => [id, defaultMessage])),
})

const finding = (fact: Finding['fact'], rest: Partial<Finding> = {}): Finding => ({
  level: 'note',
  what: 'compute',
  seen: 'as the service says it',
  effect: 'in English',
  fact,
  ...rest,
})
const responds = { check: 'service', state: 'responds', url: 'http://nova' } as const
const silent = { check: 'service', url: null, microversions: null } as const
const rule = { check: 'rule', service: 'compute', rule: 'x:list', configured: false } as const

test.each<[string, Finding, object]>([
  [
    'a service with microversions',
    finding({ ...responds, microversions: { min: '2.1', max: '2.93' } }),
    { what: 'compute', seen: 'Responds at http://nova, microversions 2.1 to 2.93' },
  ],
  ['a service without', finding({ ...responds, microversions: null }), { seen: 'Responds at http://nova' }],
  [
    'a missing service',
    finding({ ...silent, state: 'absent' }),
    { seen: 'Not in the catalog', effect: /^No instances/ },
  ],
  ['a failed service, in its own words', finding({ ...silent, state: 'failed' }), { seen: 'as the service says it' }],
  [
    'a rule that the cloud has too',
    finding({ ...rule, cloud_allows: true, console_allows: true }),
    { what: 'Policy x:list', seen: 'As the default rule' },
  ],
  [
    'a rule that differs',
    finding({ ...rule, configured: true, cloud_allows: false, console_allows: true }),
    { seen: 'The cloud refuses what the configured rule allows.', effect: /policy_files\.compute/ },
  ],
  [
    'defaults that nobody can detect',
    finding({ check: 'defaults', service: 'image', cloud: null, console: 'new' }),
    { what: 'Policy defaults of image', seen: 'Not detectable as this user. The console applies: New rules only' },
  ],
  [
    'defaults that differ',
    finding({ check: 'defaults', service: 'image', cloud: 'deprecated too', console: 'new' }),
    { effect: /Remove image from enforce_new_defaults\.$/ },
  ],
])('%s', (_name, given, texts) => {
  const text = findingText(english, given)
  for (const [key, value] of Object.entries(texts)) expect(text[key as keyof typeof text]).toMatch(value) // its own keys
  // No English is left in another language, besides what a service reports.
  const translated = findingText(inGerman, given)
  if (given.fact?.check !== 'service') expect(translated.what).not.toBe(text.what)
  if (text.seen !== given.seen) expect(translated.seen).not.toBe(text.seen)
  if (text.effect) expect(translated.effect).not.toBe(text.effect)
})

test('a finding without a fact is shown in the words of the doctor', () => {
  expect(findingText(inGerman, finding(undefined))).toMatchObject({
    seen: 'as the service says it',
    effect: 'in English',
  })
})
