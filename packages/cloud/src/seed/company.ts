import { seededHexId } from '../core/ids.ts'

/** The only domain, with the id that Keystone's bootstrap uses. */
export const DEFAULT_DOMAIN = 'default'

export const projectId = (name: ProjectName) => seededHexId('project', name)
/** One of the projects of `--seed-projects`. */
export const scaleProject = (index: number) => {
  const name = `scale-${String(index + 1).padStart(3, '0')}`
  return { id: seededHexId('project', name), name }
}
export const userId = (name: UserName) => seededHexId('user', name)
export const roleId = (name: RoleName) => seededHexId('role', name)

export type RoleName = 'admin' | 'member' | 'reader' | 'service'
export const ROLES: Readonly<Record<RoleName, { implies: readonly RoleName[] }>> = {
  admin: { implies: ['member'] },
  member: { implies: ['reader'] },
  reader: { implies: [] },
  service: { implies: [] },
}

export const PROJECTS = {
  admin: 'Bootstrap project for initializing the cloud.',
  demo: 'Demo project',
  alt_demo: 'Second project of the demo user',
  service: 'Accounts of the services themselves',
} as const
export type ProjectName = keyof typeof PROJECTS

interface Account {
  home: ProjectName
  roles: Partial<Record<ProjectName, RoleName>>
  /** Also an administrator of the domain and of the whole cloud. */
  runsTheCloud?: boolean
}

/** With demo accounts, the password is the user name. */
export const USERS: Readonly<Record<UserName, Account>> = {
  admin: { home: 'admin', roles: { admin: 'admin', demo: 'admin' }, runsTheCloud: true },
  demo: { home: 'demo', roles: { demo: 'member', alt_demo: 'member' } },
  reader: { home: 'demo', roles: { demo: 'reader' } },
}
export type UserName = 'admin' | 'demo' | 'reader'

/** Object.entries with typed keys. */
export const entriesOf = <K extends string, V>(record: Partial<Record<K, V>>) => Object.entries(record) as [K, V][] // a Partial without explicit undefined has a value for each key it has
