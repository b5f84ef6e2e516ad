import { typeNames, words } from '../../framework/text/common.messages.ts'
import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const projectMessages = texts('project', {
  emptyHint: 'A project owns instances, volumes and networks, and its members work with them.',
  viewUsage: 'View Usage',
  modifyQuotas: 'Modify Quotas',
  setActive: 'Set as Active Project',
  deleteQuestion: 'What {names} contains stays without an owner, unless you purge it first. {help}',
  parent: 'Parent Project',
  hierarchy: 'Hierarchy',
})

/** The dialogs for the users, and for the groups, with roles on a project. */
export const memberTexts = {
  users: texts('project.users', { members: 'Project Members', changed: 'Modified members of project "{name}".' }),
  groups: texts('project.groups', { members: 'Project Groups', changed: 'Modified groups of project "{name}".' }),
}

export const usageMessages = texts('project.usage', {
  title: moreWords.usage,
  instance: typeNames.instanceName,
  vcpus: words.vcpus,
  disk: words.disk,
  ram: words.ram,
  from: moreWords.from,
  to: moreWords.to,
  unableToLoad: moreWords.unableToRetrieveUsageInformation,
  none: 'The project used nothing in this period.',
  hours: moreWords.hours,
  vcpuHours: moreWords.vcpuHours,
  diskHours: moreWords.diskGbHours,
  ramHours: moreWords.memoryMbHours,
})
