/** Who the tests sign in as. `stranger` is a member of another project and of nothing that the others use. */
export type Account = 'admin' | 'demo' | 'reader' | 'stranger'

interface Credentials {
  username: string
  password: string
  project: string
}

const PROJECTS: Record<Account, string> = { admin: 'admin', demo: 'demo', reader: 'demo', stranger: 'alt_demo' }

/** The real cloud of tools/openstack has the same people with longer passwords. */
export const credentialsOf = (account: Account, real: boolean): Credentials => {
  const username = account === 'stranger' ? 'demo' : account
  return { username, password: real ? `${username}pass` : username, project: PROJECTS[account] }
}
