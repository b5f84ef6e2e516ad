import { defineMessages } from 'react-intl'

export const routerFormMessages = defineMessages({
  selectNetwork: { id: 'router.form.selectNetwork', defaultMessage: 'Select network' },
  noNetworks: { id: 'router.form.noNetworks', defaultMessage: 'No external networks available' },
  quotaExceeded: { id: 'router.form.quotaExceeded', defaultMessage: 'Quota exceeded for resource router.' },
  gatewayAdded: { id: 'router.form.gatewayAdded', defaultMessage: 'Gateway interface is added' },
  gatewayFailed: { id: 'router.form.gatewayFailed', defaultMessage: 'Failed to set gateway.' },
  snatHint: {
    id: 'router.form.snatHint',
    defaultMessage: 'Whatever has no floating IP goes out by the address of the router.',
  },
  kindHint: {
    id: 'router.form.kindHint',
    defaultMessage: 'It can be changed only while the router is switched off.',
  },
  save: { id: 'router.form.save', defaultMessage: 'Save' },
})

export const routerLabels = defineMessages({
  project: { id: 'router.label.project', defaultMessage: 'Project' },
  name: { id: 'router.label.name', defaultMessage: 'Router Name' },
  admin_state_up: { id: 'router.label.adminState', defaultMessage: 'Enable Admin State' },
  external_network: { id: 'router.label.externalNetwork', defaultMessage: 'External Network' },
  enable_snat: { id: 'router.label.snat', defaultMessage: 'Enable SNAT' },
  distributed: { id: 'router.label.type', defaultMessage: 'Router Type' },
  ha: { id: 'router.label.ha', defaultMessage: 'High Availability Mode' },
  availability_zone_hints: { id: 'router.label.zones', defaultMessage: 'Availability Zone Hints' },
})

export const distributedKinds = defineMessages({
  server_default: { id: 'router.kind.default', defaultMessage: 'Use Server Default' },
  no: { id: 'router.kind.centralized', defaultMessage: 'Centralized' },
  yes: { id: 'router.kind.distributed', defaultMessage: 'Distributed' },
})

export const haKinds = defineMessages({
  server_default: { id: 'router.kind.haDefault', defaultMessage: 'Use Server Default' },
  yes: { id: 'router.kind.haOn', defaultMessage: 'Enable HA mode' },
  no: { id: 'router.kind.haOff', defaultMessage: 'Disable HA mode' },
})

type Named = { name: string }

export const routerPhrases = defineMessages<{
  created: Named
  createFailed: Named
  updated: Named
  updateFailed: Named
}>({
  created: { id: 'router.form.created', defaultMessage: 'Router {name} was successfully created.' },
  createFailed: { id: 'router.form.createFailed', defaultMessage: 'Failed to create router "{name}".' },
  updated: { id: 'router.form.updated', defaultMessage: 'Router {name} was successfully updated.' },
  updateFailed: { id: 'router.form.updateFailed', defaultMessage: 'Failed to update router {name}' },
})
