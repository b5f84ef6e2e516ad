import type { Auth } from '../../../core/auth/auth.ts'
import type { Fault } from '../../../core/errors/fault.ts'
import type { AnyoneCall } from '../../../core/service/api.ts'
import type { ContainerRow } from '../containers/store.ts'
import { refused } from '../faults.ts'
import { admitsReferrer, readAcl } from './acl.ts'
import type { Acl } from './acl.ts'
import type { Grant } from './temp-url.ts'

const OPERATOR_ROLES = ['admin', 'member', 'swiftoperator']
const RESELLER_ROLE = 'reselleradmin'

/** The permissions of the caller. */
export interface Access {
  /** Has full access to every account. */
  isReseller: boolean
  owns: (account: string) => boolean
  requireOwner: (account: string) => void
  requireReseller: (account: string) => void
  /** Whether objects are readable; for a listing the ACL also needs `.rlistings`. */
  mayRead: (container: ContainerRow, wantsListing?: boolean) => boolean
  mayWrite: (container: ContainerRow) => boolean
  /** 401 without a valid token, 403 otherwise. */
  refusal: (account: string) => Fault
}

export function accessOf({ auth, headers, baseUrl }: AnyoneCall, grant: Grant | undefined): Access {
  const roles = (auth?.credentials.roles ?? []).map((role) => role.toLowerCase())
  const isReseller = roles.includes(RESELLER_ROLE)
  const isOfProject = (account: string) => auth?.projectId != null && account === accountOf(auth.projectId)
  const owns = (account: string) =>
    isReseller || (isOfProject(account) && roles.some((role) => OPERATOR_ROLES.includes(role)))
  const isGranted = ({ account, name }: ContainerRow) =>
    grant?.account === account && (grant.container ?? name) === name

  const isNamed = (acl: Acl, account: string) =>
    (auth !== undefined && membersOf(auth).some((member) => acl.groups.includes(member))) ||
    (isOfProject(account) && acl.groups.some((group) => roles.includes(group.toLowerCase())))

  const refusal = (account: string) => (auth ? refused(403) : refused(401, challenge(account, baseUrl)))

  return {
    isReseller,
    owns,
    refusal,
    requireOwner(account) {
      if (!owns(account)) throw refusal(account)
    },
    requireReseller(account) {
      if (!isReseller) throw refusal(account)
    },
    mayRead(container, wantsListing = false) {
      const { account } = container
      const acl = readAcl(container.headers['x-container-read'])
      const isOpen = admitsReferrer(acl, headers.referer) && (!wantsListing || acl.groups.includes('.rlistings'))
      return owns(account) || isOpen || isNamed(acl, account) || (!wantsListing && isGranted(container))
    },
    mayWrite(container) {
      const { account } = container
      return owns(account) || isNamed(readAcl(container.headers['x-container-write']), account) || isGranted(container)
    },
  }
}

export const accountOf = (projectId: string) => `AUTH_${projectId}`

/** The `project:user` forms by which an ACL can name the caller: ids, names and wildcards. */
function membersOf({ userId, projectId, token }: Auth): string[] {
  const projects = ['*', projectId ?? '', token.project?.name ?? ''].filter((name) => name !== '')
  const users = ['*', userId, token.user.name]
  return projects.flatMap((project) => users.map((user) => `${project}:${user}`))
}

const challenge = (account: string, baseUrl: string) => ({
  'www-authenticate': `Swift realm="${encodeURIComponent(account)}", Keystone uri="${baseUrl}/identity/v3"`,
})
