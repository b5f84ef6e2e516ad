import { words } from '../../framework/text/common.messages.ts'
import { floatingIpFields } from './floating-ip.messages.ts'
import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const floatingIpFormMessages = texts('floatingIp.form', {
  allocateAction: 'Allocate IP',
  allocateHint: 'Allocate a floating IP from a given floating IP pool.',
  allUsed: 'You are already using all of your available floating IPs.',
  noPools: 'No floating IP pools available',
  address: 'Floating IP Address',
  addressHint: 'Left empty, the next free one is taken.',
  associate: 'Manage Floating IP Associations',
  noAddresses: 'No floating IP that is not attached',
  portTaken: 'The requested instance port is already associated with another floating IP.',
  allocated: 'Allocated Floating IP {ip}.',
  allocatedForProject: 'Allocated floating IP {ip}.',
  associated: 'IP address {ip} associated.',
  notAssociated: 'Unable to associate IP address {ip}.',
})

export const allocateLabels = {
  pool: moreWords.pool,
  project: words.project,
  address: floatingIpFormMessages.address,
  description: words.description,
  dnsDomain: floatingIpFields.dnsDomain,
  dnsName: moreWords.dnsName,
}
