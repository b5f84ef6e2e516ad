import { execFileSync } from 'node:child_process'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { curl } from './curl.ts'
import { call, oddText } from './calls.fixture.ts'
import { python } from './python.ts'
import { hasSecrets, remarksOfSecrets, withoutSecrets } from './secrets.ts'
import { shellQuote } from './shell-quote.ts'

describe('cURL', () => {
  test('has address, token, microversion and body', () => {
    expect(curl.write([call({ body: '{"a":{"name":"it’s"}}' })])).toBe(`OS_TOKEN=$(openstack token issue -f value -c id)

curl -gsSf -X POST http://cloud.test:8774/v2.1/os-server-groups \\
  -H "X-Auth-Token: $OS_TOKEN" \\
  -H 'OpenStack-API-Version: compute 2.60' \\
  -H "Content-Type: application/json" \\
  --data-raw '{
  "a": {
    "name": "it’s"
  }
}'`)
  })

  test('keeps the id that only the response of the call before knows', () => {
    const text = curl.write([call(), call({ path: '/os-server-groups/NEW_ID/action', body: '{"a":"NEW_ID"}' })])
    expect(text).toContain('NEW_ID=$(curl -gsSf -X POST http://cloud.test:8774/v2.1/os-server-groups \\\n')
    expect(text).toContain(` |\n  python3 -c 'import json, sys; print(json.load(sys.stdin)["server_group"]["id"])')`)
    expect(text).toContain('http://cloud.test:8774/v2.1/os-server-groups/"$NEW_ID"/action')
    expect(text).toContain('"a": "\'"$NEW_ID"\'"')
  })

  test('sends a header without a value, which removes what it names', () => {
    expect(curl.write([call({ headers: { 'x-container-read': '' } })])).toContain("-H 'x-container-read;'")
  })
})

test('Python passes body, headers and microversion to the service’s proxy', () => {
  expect(python.write([call({ headers: { 'x-a': 'b' } })])).toBe(`import openstack
from openstack.exceptions import raise_from_response

conn = openstack.connect()

response = conn.compute.post(
    "http://cloud.test:8774/v2.1/os-server-groups",
    json={
        "server_group": {
            "name": "web",
            "policies": [
                "affinity",
            ],
            "rules": None,
            "spread": True,
        },
    },
    headers={
        "x-a": "b",
    },
    microversion="2.60",
)
raise_from_response(response)`)
})

test('Python keeps the id that only the response of the call before knows', () => {
  const text = python.write([call(), call({ path: '/os-server-groups/NEW_ID/action', body: '{"a":"NEW_ID"}' })])
  expect(text).toContain('new_id = response.json()["server_group"]["id"]')
  expect(text).toContain('"http://cloud.test:8774/v2.1/os-server-groups/" + new_id + "/action"')
  expect(text).toContain('"a": new_id,')
})

test('passwords and keys are masked in bodies and headers, and everything else stays', () => {
  const secret = call({
    body: '{"server":{"name":"web","adminPass":"s3cret"},"password":"p"}',
    headers: { 'x-account-meta-temp-url-key': 'k' },
  })
  expect(withoutSecrets([secret])).toEqual([
    {
      ...secret,
      body: '{"server":{"name":"web","adminPass":"********"},"password":"********"}',
      headers: { 'x-account-meta-temp-url-key': '********' },
    },
  ])
  expect([hasSecrets([secret]), hasSecrets([call()])]).toEqual([true, false])
  // As it is, the code would set a password that everybody knows.
  expect([remarksOfSecrets([secret]), remarksOfSecrets([call()])]).toEqual([
    ['Put each secret in the place of ******** before you run this.'],
    [],
  ])
})

describe('no value breaks out of a command', () => {
  test('a shell reads each quoted word as it was', () => {
    fc.assert(
      fc.property(fc.array(oddText, { minLength: 20, maxLength: 20 }), (words) => {
        const script = `for word in ${words.map(shellQuote).join(' ')}; do printf '%s\\0' "$word"; done`
        expect(execFileSync('bash', ['--norc', '-c', script]).toString()).toBe(
          words.map((word) => `${word}\0`).join(''),
        )
      }),
      { numRuns: 10 },
    )
  })

  test('Python reads each value as it was', () => {
    fc.assert(
      fc.property(fc.array(oddText, { minLength: 20, maxLength: 20 }), (words) => {
        const [, json = ''] =
          /json=(\{.*\n {4}\}),\n {4}micro/s.exec(python.write([call({ body: JSON.stringify({ words }) })])) ?? []
        const script = `import json, sys\nsys.stdout.write(json.dumps(${json}))`
        expect(JSON.parse(execFileSync('python3', ['-c', script]).toString())).toEqual({ words })
      }),
      { numRuns: 5 },
    )
  })
})

test('several new ids are variables of their own, and one is just NEW_ID', () => {
  const network = call({ path: '/v2.0/networks', body: '{"network":{"name":"n"}}', newId: 'NEW_ID_1' })
  const subnet = call({ path: '/v2.0/subnets', body: '{"subnet":{"network_id":"NEW_ID_1"}}', newId: 'NEW_ID_3' })
  const router = call({ path: '/v2.0/routers', body: '{"router":{"network":"NEW_ID_1"}}', newId: 'NEW_ID_4' })
  const join = call({
    path: '/v2.0/routers/NEW_ID_4',
    body: '{"subnet":"NEW_ID_3","network":"NEW_ID_1"}',
    newId: 'NEW_ID_5',
  })
  const text = curl.write([network, subnet, router, join])
  expect(text.match(/^NEW_ID\S*=/gm)).toEqual(['NEW_ID_1=', 'NEW_ID_2=', 'NEW_ID_3='])
  expect(text).toContain('/v2.0/routers/"$NEW_ID_3" \\')
  expect(text).toContain(`"subnet": "'"$NEW_ID_2"'",\n  "network": "'"$NEW_ID_1"'"`)
  expect(python.write([network, subnet])).toContain('"network_id": new_id,')
})
