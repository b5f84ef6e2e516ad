import type { FloatingIp, Image, Network, SecurityGroup, SecurityGroupRule } from '@meridian/wire'
import type { Requester } from './requester.ts'

/** Calls that only Nova's deprecated proxy APIs need. They throw the other service's error. */

const named = (collection: string, id: string) => `/v2.0/${collection}/${encodeURIComponent(id)}`

export const showFloatingIp = ({ callService }: Requester, id: string): FloatingIp =>
  callService<{ floatingip: FloatingIp }>('network', { method: 'GET', path: named('floatingips', id) }).body.floatingip

export const createFloatingIp = ({ callService }: Requester, networkId: string): FloatingIp =>
  callService<{ floatingip: FloatingIp }>('network', {
    method: 'POST',
    path: '/v2.0/floatingips',
    body: { floatingip: { floating_network_id: networkId } },
  }).body.floatingip

export const removeFloatingIp = ({ callService }: Requester, id: string) =>
  callService('network', { method: 'DELETE', path: named('floatingips', id) })

export const showSecurityGroup = ({ callService }: Requester, id: string): SecurityGroup =>
  callService<{ security_group: SecurityGroup }>('network', { method: 'GET', path: named('security-groups', id) }).body
    .security_group

export const showNetwork = ({ callService }: Requester, id: string): Network =>
  callService<{ network: Network }>('network', { method: 'GET', path: named('networks', id) }).body.network

/** A page of images; `filters` are Glance's. */
export const pageOfImages = ({ callService }: Requester, filters: URLSearchParams): Image[] =>
  callService<{ images: Image[] }>('image', { method: 'GET', path: `/v2/images?${filters}` }).body.images

/** Applies a JSON patch, as Glance's own API does. */
export const changeImage = ({ callService }: Requester, id: string, operations: readonly object[]) =>
  callService('image', {
    method: 'PATCH',
    path: `/v2/images/${encodeURIComponent(id)}`,
    headers: { 'content-type': 'application/openstack-images-v2.1-json-patch' },
    body: operations,
  })

type GroupFields = Pick<SecurityGroup, 'name' | 'description'>

const group = (response: { body: { security_group: SecurityGroup } }) => response.body.security_group

export const createSecurityGroup = ({ callService }: Requester, fields: GroupFields): SecurityGroup =>
  group(callService('network', { method: 'POST', path: '/v2.0/security-groups', body: { security_group: fields } }))

export const changeSecurityGroup = ({ callService }: Requester, id: string, fields: GroupFields): SecurityGroup =>
  group(callService('network', { method: 'PUT', path: named('security-groups', id), body: { security_group: fields } }))

export const removeSecurityGroup = ({ callService }: Requester, id: string) =>
  callService('network', { method: 'DELETE', path: named('security-groups', id) })

export const createSecurityGroupRule = ({ callService }: Requester, rule: object): SecurityGroupRule =>
  callService<{ security_group_rule: SecurityGroupRule }>('network', {
    method: 'POST',
    path: '/v2.0/security-group-rules',
    body: { security_group_rule: rule },
  }).body.security_group_rule

export const removeSecurityGroupRule = ({ callService }: Requester, id: string) =>
  callService('network', { method: 'DELETE', path: named('security-group-rules', id) })
