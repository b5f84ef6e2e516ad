import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../framework/actions/batch-action.ts'

export const floatingIpMessages = defineMessages({
  emptyHint: {
    id: 'floatingIp.emptyHint',
    defaultMessage: 'A floating IP makes an instance reachable from outside. Allocate one, then associate it.',
  },
  allocate: { id: 'floatingIp.allocate', defaultMessage: 'Allocate IP To Project' },
  associate: { id: 'floatingIp.associate', defaultMessage: 'Associate' },
  overview: { id: 'floatingIp.overview', defaultMessage: 'Overview' },
})

export const floatingIpFields = defineMessages({
  address: { id: 'floatingIp.field.address', defaultMessage: 'IP Address' },
  description: { id: 'floatingIp.field.description', defaultMessage: 'Description' },
  dnsName: { id: 'floatingIp.field.dnsName', defaultMessage: 'DNS Name' },
  dnsDomain: { id: 'floatingIp.field.dnsDomain', defaultMessage: 'DNS Domain' },
  mapped: { id: 'floatingIp.field.mapped', defaultMessage: 'Mapped Fixed IP Address' },
  pool: { id: 'floatingIp.field.pool', defaultMessage: 'Pool' },
  status: { id: 'floatingIp.field.status', defaultMessage: 'Status' },
  project: { id: 'floatingIp.field.project', defaultMessage: 'Project' },
  network: { id: 'floatingIp.field.network', defaultMessage: 'Network ID' },
  router: { id: 'floatingIp.field.router', defaultMessage: 'Router ID' },
  port: { id: 'floatingIp.field.port', defaultMessage: 'Port ID' },
  created: { id: 'floatingIp.field.created', defaultMessage: 'Created' },
  updated: { id: 'floatingIp.field.updated', defaultMessage: 'Updated' },
})

/** By Neutron's own words. */
export const floatingIpStatuses = defineMessages({
  ACTIVE: { id: 'floatingIp.status.active', defaultMessage: 'Active' },
  DOWN: { id: 'floatingIp.status.down', defaultMessage: 'Down' },
  ERROR: { id: 'floatingIp.status.error', defaultMessage: 'Error' },
})

export const disassociateMessages: BatchMessages = defineMessages({
  one: { id: 'floatingIp.disassociate.one', defaultMessage: 'Disassociate Floating IP' },
  other: { id: 'floatingIp.disassociate.other', defaultMessage: 'Disassociate Floating IPs' },
  pastOne: { id: 'floatingIp.disassociate.pastOne', defaultMessage: 'Disassociated Floating IP' },
  pastOther: { id: 'floatingIp.disassociate.pastOther', defaultMessage: 'Disassociated Floating IPs' },
})

export const releaseMessages: BatchMessages = defineMessages({
  one: { id: 'floatingIp.release.one', defaultMessage: 'Release Floating IP' },
  other: { id: 'floatingIp.release.other', defaultMessage: 'Release Floating IPs' },
  pastOne: { id: 'floatingIp.release.pastOne', defaultMessage: 'Released Floating IP' },
  pastOther: { id: 'floatingIp.release.pastOther', defaultMessage: 'Released Floating IPs' },
  help: {
    id: 'floatingIp.release.help',
    defaultMessage: 'Once a floating IP is released, there is no guarantee the same IP can be allocated again.',
  },
})
