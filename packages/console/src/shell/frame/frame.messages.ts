import { defineMessage, defineMessages } from 'react-intl'

export const frameMessages = defineMessages({
  skip: { id: 'frame.skip', defaultMessage: 'Skip to content' },
  navigation: { id: 'frame.navigation', defaultMessage: 'Navigation' },
  openNavigation: { id: 'frame.openNavigation', defaultMessage: 'Open navigation' },
  collapse: { id: 'frame.collapse', defaultMessage: 'Collapse navigation' },
  expand: { id: 'frame.expand', defaultMessage: 'Expand navigation' },
  silent: { id: 'frame.silent', defaultMessage: 'The service does not answer' },
  pinned: { id: 'frame.pinned', defaultMessage: 'Pinned' },
  recent: { id: 'frame.recent', defaultMessage: 'Recent' },
  project: { id: 'frame.project', defaultMessage: 'Project' },
  projects: { id: 'frame.projects', defaultMessage: 'Projects' },
  domain: { id: 'frame.domainScope', defaultMessage: 'Domain' },
  domains: { id: 'frame.domains', defaultMessage: 'Domains' },
  noProject: { id: 'frame.noProject', defaultMessage: 'No project' },
  region: { id: 'frame.region', defaultMessage: 'Region' },
  loadingProjects: { id: 'frame.loadingProjects', defaultMessage: 'Loading projects…' },
  find: { id: 'frame.find', defaultMessage: 'Find anything' },
  findHint: { id: 'frame.findHint', defaultMessage: 'Find anything…' },
  settings: { id: 'frame.settings', defaultMessage: 'Settings' },
  changePassword: { id: 'frame.changePassword', defaultMessage: 'Change password' },
  help: { id: 'frame.help', defaultMessage: 'Help' },
  reportBug: { id: 'frame.reportBug', defaultMessage: 'Report a Bug' },
  signOut: { id: 'frame.signOut', defaultMessage: 'Sign out' },
  signOutAsk: { id: 'frame.signOutAsk', defaultMessage: 'Sign out while a plan is running?' },
  signOutAskBody: {
    id: 'frame.signOutAskBody',
    defaultMessage: 'Steps that have not started will not be done. What is done stays done.',
  },
  signOutFailed: { id: 'frame.signOutFailed', defaultMessage: 'Signing out failed. You are still signed in.' },
})

export const frameSentences = {
  home: defineMessage<{ brand: string }>({ id: 'frame.home', defaultMessage: '{brand}, start page' }),
  userMenu: defineMessage<{ name: string }>({ id: 'frame.userMenu', defaultMessage: 'User menu of {name}' }),
  domain: defineMessage<{ domain: string }>({ id: 'frame.domain', defaultMessage: 'Domain {domain}' }),
}
