/** Users of the tests. `stranger` is a member of another project only. */
export type Account = 'admin' | 'demo' | 'reader' | 'stranger'

interface Credentials {
  username: string
  password: string
  project: string
}

const PROJECTS: Record<Account, string> = { admin: 'admin', demo: 'demo', reader: 'demo', stranger: 'alt_demo' }

/** The real OpenStack of tools/openstack has the same users with longer passwords. */
export const credentialsOf = (account: Account, real: boolean): Credentials => {
  const username = account === 'stranger' ? 'demo' : account
  return { username, password: real ? `${username}pass` : username, project: PROJECTS[account] }
}
