import { defineMessages } from 'react-intl'

export const interfaceMessages = defineMessages({
  title: { id: 'instance.interfaces.title', defaultMessage: 'Interfaces' },
  name: { id: 'instance.interfaces.name', defaultMessage: 'Name' },
  network: { id: 'instance.interfaces.network', defaultMessage: 'Network' },
  fixedIps: { id: 'instance.interfaces.fixedIps', defaultMessage: 'Fixed IPs' },
  mac: { id: 'instance.interfaces.mac', defaultMessage: 'MAC Address' },
  status: { id: 'instance.interfaces.status', defaultMessage: 'Status' },
  adminState: { id: 'instance.interfaces.adminState', defaultMessage: 'Admin State' },
  macLearning: { id: 'instance.interfaces.macLearning', defaultMessage: 'MAC Learning State' },
  actions: { id: 'instance.interfaces.actions', defaultMessage: 'Actions' },
  editGroups: { id: 'instance.interfaces.editGroups', defaultMessage: 'Edit Security Groups' },
  empty: { id: 'instance.interfaces.empty', defaultMessage: 'This instance has no interfaces.' },
  unableToList: { id: 'instance.interfaces.unableToList', defaultMessage: 'Unable to retrieve the interfaces.' },
})

export const interfacePhrases = defineMessages<{ editGroupsOf: { name: string } }>({
  editGroupsOf: { id: 'instance.interfaces.editGroupsOf', defaultMessage: 'Edit Security Groups of {name}' },
})
