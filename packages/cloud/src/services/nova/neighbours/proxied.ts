import type { FloatingIp, Image, Network, SecurityGroup } from '@meridian/wire'
import type { Asker } from './asker.ts'

/** What only Nova's old proxies ask of the other services; their refusals are thrown. */

const named = (collection: string, id: string) => `/v2.0/${collection}/${encodeURIComponent(id)}`

export const showFloatingIp = ({ ask }: Asker, id: string): FloatingIp =>
  ask<{ floatingip: FloatingIp }>('network', { method: 'GET', path: named('floatingips', id) }).body.floatingip

export const createFloatingIp = ({ ask }: Asker, networkId: string): FloatingIp =>
  ask<{ floatingip: FloatingIp }>('network', {
    method: 'POST',
    path: '/v2.0/floatingips',
    body: { floatingip: { floating_network_id: networkId } },
  }).body.floatingip

export const removeFloatingIp = ({ ask }: Asker, id: string) =>
  ask('network', { method: 'DELETE', path: named('floatingips', id) })

export const showSecurityGroup = ({ ask }: Asker, id: string): SecurityGroup =>
  ask<{ security_group: SecurityGroup }>('network', { method: 'GET', path: named('security-groups', id) }).body
    .security_group

export const showNetwork = ({ ask }: Asker, id: string): Network =>
  ask<{ network: Network }>('network', { method: 'GET', path: named('networks', id) }).body.network

/** A page of images; `filters` are Glance's. */
export const pageOfImages = ({ ask }: Asker, filters: URLSearchParams): Image[] =>
  ask<{ images: Image[] }>('image', { method: 'GET', path: `/v2/images?${filters}` }).body.images
