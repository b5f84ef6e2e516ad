import { defineMessages } from 'react-intl'

export const membershipMessages = defineMessages({
  noRoles: { id: 'membership.noRoles', defaultMessage: 'No roles' },
  filter: { id: 'membership.filter', defaultMessage: 'Filter' },
  noneLeft: { id: 'membership.noneLeft', defaultMessage: 'Nobody else to add.' },
  noMembers: { id: 'membership.noMembers', defaultMessage: 'No members yet.' },
  noMatch: { id: 'membership.noMatch', defaultMessage: 'No name matches.' },
  allProjects: { id: 'membership.allProjects', defaultMessage: 'All Projects' },
  selectedProjects: { id: 'membership.selectedProjects', defaultMessage: 'Selected Projects' },
  noProjects: { id: 'membership.noProjects', defaultMessage: 'No projects found.' },
  loadingProjects: { id: 'membership.loadingProjects', defaultMessage: 'Loading the projects' },
})

export const membershipPhrases = defineMessages<{
  add: { name: string }
  remove: { name: string }
  rolesOf: { name: string; roles: string }
  filterOf: { label: string }
}>({
  add: { id: 'membership.add', defaultMessage: 'Add {name}' },
  remove: { id: 'membership.remove', defaultMessage: 'Remove {name}' },
  rolesOf: { id: 'membership.rolesOf', defaultMessage: 'Roles of {name}: {roles}' },
  filterOf: { id: 'membership.filterOf', defaultMessage: 'Filter {label}' },
})
