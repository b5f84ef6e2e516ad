import { defineMessages } from 'react-intl'

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
  addressHint: { id: 'floatingIp.form.addressHint', defaultMessage: 'Left empty, the next free one is taken.' },
  associate: { id: 'floatingIp.form.associate', defaultMessage: 'Manage Floating IP Associations' },
  selectPort: { id: 'floatingIp.form.selectPort', defaultMessage: 'Select a port' },
  noPorts: { id: 'floatingIp.form.noPorts', defaultMessage: 'No ports available' },
  portTaken: {
    id: 'floatingIp.form.portTaken',
    defaultMessage: 'The requested instance port is already associated with another floating IP.',
  },
})

export const allocateLabels = defineMessages({
  pool: { id: 'floatingIp.form.pool', defaultMessage: 'Pool' },
  project: { id: 'floatingIp.form.project', defaultMessage: 'Project' },
  address: { id: 'floatingIp.form.address', defaultMessage: 'Floating IP Address' },
  description: { id: 'floatingIp.form.description', defaultMessage: 'Description' },
  dnsDomain: { id: 'floatingIp.form.dnsDomain', defaultMessage: 'DNS Domain' },
  dnsName: { id: 'floatingIp.form.dnsName', defaultMessage: 'DNS Name' },
})

export const associateLabels = defineMessages({
  address: { id: 'floatingIp.form.ipAddress', defaultMessage: 'IP Address' },
  target: { id: 'floatingIp.form.target', defaultMessage: 'Port to be associated' },
})

export const floatingIpFormPhrases = defineMessages<{
  allocated: { ip: string }
  allocatedForAny: { ip: string }
  associated: { ip: string }
  unableToAssociate: { ip: string }
}>({
  allocated: { id: 'floatingIp.form.allocated', defaultMessage: 'Allocated Floating IP {ip}.' },
  allocatedForAny: { id: 'floatingIp.form.allocatedForAny', defaultMessage: 'Allocated floating IP {ip}.' },
  associated: { id: 'floatingIp.form.associated', defaultMessage: 'IP address {ip} associated.' },
  unableToAssociate: {
    id: 'floatingIp.form.unableToAssociate',
    defaultMessage: 'Unable to associate IP address {ip}.',
  },
})
