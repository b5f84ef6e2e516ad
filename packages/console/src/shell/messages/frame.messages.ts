import { typeNames } from '../../framework/text/common.messages.ts'
import { texts } from '../../framework/text/texts.ts'

export const frameMessages = texts('frame', {
  skip: 'Skip to content',
  navigation: 'Navigation',
  collapse: 'Collapse navigation',
  expand: 'Expand navigation',
  silent: 'The service does not answer',
  yours: 'Yours',
  services: typeNames.services,
  allPlaces: 'All places',
  half: 'Scope of the navigation',
  wholeCloud: 'Whole cloud',
  project: 'Project',
  projects: 'Projects',
  domain: 'Domain',
  domains: 'Domains',
  noProject: 'No project',
  region: 'Region',
  loadingProjects: 'Loading projects…',
  find: 'Find anything',
  findHint: 'Find anything…',
  settings: 'Settings',
  changePassword: 'Change password',
  help: 'Help',
  reportBug: 'Report a Bug',
  signOut: 'Sign out',
  signOutAsk: 'Sign out while a plan is running?',
  signOutAskBody: 'Steps that have not started will not be done. What is done stays done.',
  signOutFailed: 'Signing out failed. You are still signed in.',
})

export const frameSentences = texts('frame.sentence', {
  home: '{brand}, start page',
  userMenu: 'User menu of {name}',
  domain: 'Domain {domain}',
  bad: '{count, number} failed',
  warn: '{count, plural, one {# needs attention} other {# need attention}}',
})
