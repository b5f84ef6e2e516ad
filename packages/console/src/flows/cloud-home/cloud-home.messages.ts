import { texts } from '../../framework/text/texts.ts'

export const cloudHomeMessages = texts('cloudHome', {
  services: 'Services and agents',
  allServices: 'All services and checks',
  failures: 'Failed in the last 24 hours',
  noFailures: 'No instance, volume or stack failed.',
  hosts: 'Fullest hosts',
  allHosts: 'Capacity of all hosts',
  projects: 'Fullest projects',
  allProjects: 'Quotas of all projects',
  noProjects: 'No project uses anything that has a limit.',
  migrations: 'Running migrations',
  allMigrations: 'All migrations',
  noMigrations: 'No instance moves.',
  credentials: 'Your credentials',
  noCredentials: 'No application credential of yours in this project ends within 14 days.',
  allUp: '{count, plural, =0 {Nothing reports.} one {It is up.} other {All # are up.}}',
  othersDisabled: '{up, number} of {count, number} are up; the others are disabled.',
  atLeastDown:
    'Not all services could be asked. {count, plural, =0 {} one {At least one service or agent is down.} other {At least # services or agents are down.}}',
  partUp: '{up, number} of {count, number} are up.',
  older: '{count, plural, one {One more is in error for longer.} other {# more are in error for longer.}}',
  olderAtLeast:
    '{count, plural, one {At least one more is in error for longer.} other {At least # more are in error for longer.}}',
  recentAtLeast: '{count, plural, one {At least one failed.} other {At least # failed.}}',
  inProject: 'Project {project}',
  firstProjects: 'Of the first {count, number} projects; the cloud has more.',
})
