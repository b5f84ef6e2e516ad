import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { LISTS } from '../../../services/launch/facts/launch-facts.ts'
import { noFacts } from '../../../services/launch/facts/no-facts.fixture.ts'
import { blankLaunch } from '../../../services/launch/launch-form.ts'
import { launchWizard } from '../launch.wizard.ts'
import { toServerRequest } from '../../../services/launch/to-server-request.ts'
import { keyPairFacets } from './KeyPairStep.tsx'
import { vnicWord } from './PortsStep.tsx'
import { securityGroupFacets } from './SecurityGroupsStep.tsx'
import { serverGroupFacets } from './ServerGroupsStep.tsx'

const intl = createIntl({ locale: 'en', onError: () => {} })

test.each([
  ['normal', 'Normal'],
  ['direct', 'Direct'],
  ['direct-physical', 'Direct Physical'],
  ['macvtap', 'MacVTap'],
  ['baremetal', 'Bare Metal'],
  ['virtio-forwarder', 'Virtio Forwarder'],
  [undefined, 'Normal'],
])('[LAUNCH-14] a port of the type %s shows %s', (type, word) => {
  expect(vnicWord(intl, { 'binding:vnic_type': type })).toBe(word)
})

test('[LAUNCH-14] security groups, key pairs and server groups are found by their facets', () => {
  const labels = (facets: readonly { label: { defaultMessage?: unknown } }[]) =>
    facets.map(({ label }) => label.defaultMessage)
  expect(labels(securityGroupFacets)).toEqual(['Name', 'Description'])
  expect(labels(keyPairFacets)).toEqual(['Name', 'Fingerprint'])
  expect(labels(serverGroupFacets)).toEqual(['Name'])
})

test('[LAUNCH-14] public flavors are requested, with their extra specs', () => {
  expect(LISTS.flavors.query.queryKey).toContainEqual({ query: { is_public: true, get_extras: true } })
})

test('[LAUNCH-14] the password field is shown if the settings allow it, and its value is sent', () => {
  const shown = (canSetPassword: boolean) =>
    launchWizard({ ...noFacts, canSetPassword }).shown?.admin_pass?.(blankLaunch)
  expect([shown(true), shown(false)]).toEqual([true, false])
  expect(toServerRequest({ ...blankLaunch, admin_pass: 's3cret' }, noFacts)).toMatchObject({ admin_pass: 's3cret' })
})
