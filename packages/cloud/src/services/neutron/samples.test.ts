import { describe, expect, test } from 'vitest'
import type { Body, HttpResponse } from '../../../test-support/http.ts'
import { networkRecording } from '../../../test-support/network-samples.ts'
import type { Client } from '../../../test-support/test-cloud.ts'

const { cloud, clients, ids, translate, replay } = await networkRecording()
const { samples, admin } = clients

describe('Neutron responds as recorded', () => {
  test.for([
    ['versions', 'nobody'],
    ['version-v2.0', 'samples'],
    ['extensions-list', 'demo'],
    ['extension-show', 'demo'],
    ['error-401-no-token', 'nobody'],
    ['error-404-path', 'samples'],
    ['networks-list', 'demo'],
    ['networks-list-admin', 'admin'],
    ['networks-list-fields', 'demo'],
    ['networks-list-paged', 'demo'],
    ['error-404-network', 'samples'],
    ['error-404-network-not-mine', 'samples'],
    ['error-403-network-public', 'samples'],
    ['error-400-attribute', 'samples'],
    ['error-400-value', 'samples'],
    ['error-400-body', 'samples'],
    ['error-400-not-json', 'samples'],
    ['error-403-provider', 'samples'],
    ['error-403-shared', 'samples'],
    ['subnets-list', 'demo'],
    ['error-404-subnet', 'samples'],
    ['error-404-subnet-network', 'samples'],
    ['subnetpools-list', 'demo'],
    ['ports-list', 'demo'],
    ['ports-list-of-server', 'demo'],
    ['ports-list-admin', 'admin'],
    ['error-404-port', 'samples'],
    ['routers-list', 'demo'],
    ['error-404-router', 'samples'],
    ['floatingips-list', 'demo'],
    ['error-404-floatingip-port', 'samples'],
    ['security-groups-list', 'demo'],
    ['trunks-list', 'demo'],
    ['qos-policies-list', 'demo'],
    ['qos-rule-types', 'demo'],
    ['error-404-qos-policy', 'samples'],
    ['error-403-qos-policy-create', 'samples'],
    ['quota-show', 'demo'],
    ['quota-details', 'demo'],
    ['quota-default', 'demo'],
    ['quotas-list-empty', 'admin'],
    ['error-403-quota-update', 'samples'],
    ['error-400-quota', 'admin'],
    ['agents-list', 'admin'],
    ['agent-show', 'admin'],
    ['agents-list-member', 'demo'],
    ['agent-l3-routers', 'admin'],
    ['availability-zones', 'demo'],
    ['network-ip-availabilities', 'admin'],
    ['error-409-auto-allocated-topology-check', 'samples'],
    ['error-409-auto-allocated-topology', 'samples'],
    ['service-providers', 'demo'],
    ['flavors-list', 'demo'],
  ] as const)('%s', async ([name, sender]) => {
    expect((await replay(name, sender)).status).toBeGreaterThan(199)
  })
})

const NET = 'f718a471-0679-473b-8323-d00b1ae12544'
const PUBLIC = 'f884b355-4636-4d20-9bd4-b48851c85b86'
const BULK = '7273d8b8-d69a-4202-b5db-e37eca7a46fe'
const SUBNET = 'b642fda1-8c49-4735-9942-208673b8a85a'
const PORT = 'd2458973-7fe5-4109-9e6a-b773ed56865f'
const CHILD = '9f6bf19e-382e-4c5f-a4e5-f9aa36396af1'
const ROUTER = '604782ba-f9ab-4fe0-8f6f-c741573743a0'
const FLOATING = '8e070740-e6e3-4749-b500-0f897c5fe283'
const GROUP = '99176275-46dc-4af4-ada6-a25d9df8879a'
const TRUNK = '293d1ec8-33a0-4382-bad5-e76bac177f41'
const LEAST =
  'qos/policies/a6bb71fe-59f8-4b15-bb12-86b30749b96f/minimum_bandwidth_rules/17df9c21-1f5a-4a07-abac-29994f701951'

/** The name of a recorded request, sent by a member or by `admin`; or another request, with recorded ids. */
type Step = string | { method: 'PUT' | 'POST' | 'DELETE'; path: string; body?: Body; as?: Client; creates?: string }

const put = (path: string, body: Body, as = samples): Step => ({ method: 'PUT', path, body, as })

async function perform(step: Step): Promise<HttpResponse> {
  if (step === 'wait') cloud.clock.advance(10)
  if (step === 'wait') return samples.get('/network/v2.0/')
  if (typeof step === 'string') {
    return step.startsWith('admin ') ? replay(step.slice('admin '.length), 'admin') : replay(step)
  }
  const { method, path, body, as = samples, creates } = step
  const options = body === undefined ? {} : { body: JSON.parse(translate(JSON.stringify(body))) }
  const actual = await as.send(method, `/network/v2.0/${translate(path)}`, options)
  if (creates !== undefined) ids.set(creates, Object.values<Body>(actual.body)[0].id)
  return actual
}

const LIFECYCLES: readonly [title: string, steps: readonly Step[]][] = [
  [
    'networks',
    [
      'network-create',
      'network-create-bulk',
      'admin network-create-provider',
      'network-show',
      'network-update',
      'network-tags-replace',
      'network-tag-add',
      'network-tags',
      'network-tag-delete',
      'error-412-revision',
      'admin network-dhcp-agents',
      'admin segments-list',
    ],
  ],
  [
    'subnets and pools',
    [
      'subnet-create',
      'subnet-create-v6',
      'subnet-show',
      'subnet-update',
      put(`subnets/${SUBNET}`, { subnet: { gateway_ip: '10.98.0.1' } }),
      'error-400-subnet-overlap',
      'error-400-subnet-cidr',
      'error-400-subnet-gateway',
      'subnetpool-create',
      'subnetpool-show',
      'subnetpool-add-prefixes',
      'subnet-create-from-pool',
      'address-scope-create',
      'address-scopes-list',
      'address-scope-delete',
      'address-group-create',
      'address-group-add',
    ],
  ],
  [
    'ports',
    [
      'port-create',
      'port-show',
      'admin port-show-admin',
      'port-update',
      'port-update-security-off',
      'error-409-address-taken',
      'error-400-address-outside',
      'error-409-network-in-use',
      'error-409-subnet-in-use',
      'admin network-ip-availability-show',
    ],
  ],
  [
    'routers',
    [
      'router-create',
      'router-show',
      'admin router-show-admin',
      'router-add-interface',
      'error-400-router-interface-twice',
      'error-400-router-interface-empty',
      'router-update',
      'router-add-extraroutes',
      'error-409-router-routes-in-use',
      put(`routers/${ROUTER}`, { router: { routes: [] } }),
      'error-409-router-in-use',
      'error-409-port-owned-by-router',
      'admin router-l3-agents',
    ],
  ],
  [
    'floating IPs',
    [
      'floatingip-create',
      'floatingip-show',
      'floatingip-associate',
      'wait',
      'floatingip-show-active',
      { method: 'POST', path: 'floatingips', body: { floatingip: { floating_network_id: PUBLIC } }, creates: FLOATING },
      'error-409-floatingip-port-taken',
      'error-409-router-gateway-needed',
      'error-409-router-interface-needed',
      'floatingip-disassociate',
      'port-forwarding-create',
      'port-forwardings-list',
      'port-forwarding-delete',
      'floatingip-delete',
      'error-404-floatingip',
      { method: 'DELETE', path: `floatingips/${FLOATING}` },
      'error-400-floatingip-network',
      'router-remove-interface',
      'error-404-router-remove-interface',
      'router-clear-gateway',
    ],
  ],
  [
    'security groups',
    [
      'security-group-create',
      'security-group-show',
      'security-group-update',
      'security-group-rule-create',
      'security-group-rule-create-group',
      'security-group-rules-list',
      'security-group-rule-show',
      'error-409-rule-duplicate',
      'error-400-rule-ports',
      'error-400-rule-protocol',
      'error-404-rule-group',
      'error-400-rule-ports-without-protocol',
      'security-group-rule-delete',
      'error-404-rule',
      put(`ports/${PORT}`, { port: { port_security_enabled: true, security_groups: [GROUP] } }),
      'error-409-security-group-in-use',
      'error-409-security-group-default',
      'error-409-security-group-default-rename',
      put(`ports/${PORT}`, { port: { security_groups: [] } }),
      'security-group-delete',
    ],
  ],
  [
    'trunks',
    [
      { method: 'POST', path: 'ports', body: { port: { network_id: BULK, name: 'sample-child' } }, creates: CHILD },
      'trunk-create',
      'trunk-show',
      'trunk-add-subports',
      'trunk-subports',
      'error-409-subport-in-use',
      'port-show-subport',
      'port-show-trunk-parent',
      'error-409-port-in-trunk',
      'error-409-trunk-parent',
      'trunk-update',
      'error-409-trunk-disabled',
      put(`trunks/${TRUNK}`, { trunk: { admin_state_up: true } }),
      'trunk-remove-subports',
      'trunk-delete',
    ],
  ],
  [
    'QoS policies',
    [
      'admin qos-policy-create',
      'admin qos-bandwidth-limit-rule-create',
      'admin qos-dscp-rule-create',
      'admin qos-minimum-bandwidth-rule-create',
      'admin qos-policy-show',
      'admin qos-bandwidth-limit-rules-list',
      'admin qos-bandwidth-limit-rule-update',
      'admin error-409-qos-rule-duplicate',
      'admin error-400-qos-dscp',
      'admin qos-bandwidth-limit-rule-delete',
      'admin error-409-qos-rule-not-supported',
      { method: 'DELETE', path: LEAST, as: admin },
      'admin network-update-qos',
      'admin error-409-qos-policy-in-use',
      put(`networks/${NET}`, { network: { qos_policy_id: null } }, admin),
      'admin qos-policy-delete',
    ],
  ],
  [
    'RBAC policies',
    [
      'rbac-policy-create',
      'rbac-policies-list',
      'rbac-policy-show',
      'rbac-policy-update',
      'error-409-rbac-duplicate',
      'error-400-rbac-type',
      'error-403-rbac-wildcard',
      'rbac-policy-delete',
    ],
  ],
  [
    'quotas',
    [
      'admin quota-update',
      'admin quotas-list',
      'error-409-overquota-network',
      'error-409-overquota-floatingip',
      'error-409-overquota-rule',
      'admin quota-delete',
    ],
  ],
  ['metering labels', ['admin metering-label-create', 'admin metering-labels-list', 'admin metering-label-delete']],
  ['deletion', ['port-delete', 'router-delete', 'subnet-delete', 'network-delete']],
]

/** Each step needs the resources of the steps before it. */
describe('over the lifecycle of resources', () => {
  test.for(LIFECYCLES)('%s', async ([, steps]) => {
    for (const step of steps) expect((await perform(step)).status).toBeLessThan(500)
  })
})
