import { texts } from '../../framework/text/texts.ts'

export const membershipMessages = texts('membership', {
  noRoles: 'No roles',
  noneLeft: 'Nobody else to add.',
  noMembers: 'No members yet.',
  noMatch: 'No name matches.',
  allProjects: 'All Projects',
  selectedProjects: 'Selected Projects',
  loadingProjects: 'Loading the projects',
  add: 'Add {name}',
  remove: 'Remove {name}',
  rolesOf: 'Roles of {name}: {roles}',
  filterOf: 'Filter {label}',
})
