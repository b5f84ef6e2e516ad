import { defineMessages } from 'react-intl'
import { words } from '../../framework/text/common.messages.ts'
import { floatingIpFields } from './floating-ip.messages.ts'

export const floatingIpFormMessages = defineMessages({
  allocateAction: { id: 'floatingIp.form.allocateAction', defaultMessage: 'Allocate IP' },
  allocateHint: {
    id: 'floatingIp.form.allocateHint',
    defaultMessage: 'Allocate a floating IP from a given floating IP pool.',
  },
  allUsed: {
    id: 'floatingIp.form.allUsed',
    defaultMessage: 'You are already using all of your available floating IPs.',
  },
  selectPool: { id: 'floatingIp.form.selectPool', defaultMessage: 'Select a pool' },
  noPools: { id: 'floatingIp.form.noPools', defaultMessage: 'No floating IP pools available' },
  address: { id: 'floatingIp.form.address', defaultMessage: 'Floating IP Address' },
  addressHint: { id: 'floatingIp.form.addressHint', defaultMessage: 'Left empty, the next free one is taken.' },
  associate: { id: 'floatingIp.form.associate', defaultMessage: 'Manage Floating IP Associations' },
  target: { id: 'floatingIp.form.target', defaultMessage: 'Port to be associated' },
  selectAddress: { id: 'floatingIp.form.selectAddress', defaultMessage: 'Select an IP address' },
  noAddresses: { id: 'floatingIp.form.noAddresses', defaultMessage: 'No floating IP that is not attached' },
  selectPort: { id: 'floatingIp.form.selectPort', defaultMessage: 'Select a port' },
  noPorts: { id: 'floatingIp.form.noPorts', defaultMessage: 'No ports available' },
  portTaken: {
    id: 'floatingIp.form.portTaken',
    defaultMessage: 'The requested instance port is already associated with another floating IP.',
  },
})

export const allocateLabels = {
  pool: floatingIpFields.pool,
  project: words.project,
  address: floatingIpFormMessages.address,
  description: words.description,
  dnsDomain: floatingIpFields.dnsDomain,
  dnsName: floatingIpFields.dnsName,
}

type WithAddress = { ip: string }

export const floatingIpFormPhrases = defineMessages<{
  allocated: WithAddress
  allocatedForProject: WithAddress
  associated: WithAddress
  notAssociated: WithAddress
}>({
  allocated: { id: 'floatingIp.form.allocated', defaultMessage: 'Allocated Floating IP {ip}.' },
  allocatedForProject: { id: 'floatingIp.form.allocatedForAny', defaultMessage: 'Allocated floating IP {ip}.' },
  associated: { id: 'floatingIp.form.associated', defaultMessage: 'IP address {ip} associated.' },
  notAssociated: {
    id: 'floatingIp.form.unableToAssociate',
    defaultMessage: 'Unable to associate IP address {ip}.',
  },
})
