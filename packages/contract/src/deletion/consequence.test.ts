import { expect, test } from 'vitest'
import { dnsConsequence } from './consequence.ts'

const about = { of: 's', type: 'port', id: 'p' } as const

test.each([
  [{ dns_name: 'web', dns_domain: 'example.org.' }, 'web.example.org'],
  [{ dns_name: 'web', dns_assignment: [{ fqdn: 'web.example.org.' }] }, 'web.example.org'],
  [{ dns_name: 'web', dns_assignment: [{ fqdn: 'web.openstacklocal.' }] }, undefined],
  [{ dns_name: 'web', dns_domain: '' }, undefined],
  [{ dns_name: '', dns_domain: 'example.org.' }, undefined],
  [{}, undefined],
])('the DNS name of %j is %s', (named, expected) => {
  const found = dnsConsequence(about, 'goes', named)
  expect(found.map(({ name, reason, effect }) => [name, reason, effect])).toEqual(
    expected === undefined ? [] : [[expected, 'dnsName', 'goes']],
  )
})
