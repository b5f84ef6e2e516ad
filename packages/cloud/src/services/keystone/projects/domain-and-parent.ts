import { badRequest, forbidden } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { domainFor } from '../domains/domain-for.ts'
import * as domains from '../domains/store.ts'
import * as store from './store.ts'
import { ancestorsOf } from './tree.ts'

/** Maximum depth of projects below a domain. */
const MAX_DEPTH = 5

interface Parentage {
  domain_id: string
  parent_id: string
}

/** The domain and parent of a new project; throws if they are invalid. */
export function domainAndParentFor(call: Call, domainId: string | undefined, parentId: string | undefined): Parentage {
  const parent = parentId === undefined ? undefined : store.find(call.db, parentId)
  if (parent) return below(call, parent, domainId)
  if (domainId !== undefined && !domains.find(call.db, domainId))
    throw badRequest(`Could not find domain: ${domainId}.`)
  const root = parentId === undefined ? undefined : domains.find(call.db, parentId)
  if (parentId !== undefined && !root) throw badRequest(`Could not find project: ${parentId}.`)
  const id = domainFor(call, domainId ?? root?.id)
  if (root && root.id !== id) {
    throw badRequest(
      `Cannot create project, the parent (${root.id}) is acting as a domain, but this project's domain id (${id}) does not match the parent's id.`,
    )
  }
  if (!domains.find(call.db, id)?.enabled) throw inDisabledBranch(id)
  return { domain_id: id, parent_id: id }
}

function below({ db }: Call, parent: store.ProjectRow, domainId: string | undefined): Parentage {
  if (domainId !== undefined && domainId !== parent.domain_id) {
    throw badRequest(
      `Cannot create project, since it specifies its domain_id ${domainId}, but specifies a parent in a different domain (${parent.domain_id}).`,
    )
  }
  const branch = [parent, ...ancestorsOf(db, parent)]
  if (branch.length >= MAX_DEPTH) throw forbidden(`Max hierarchy depth reached for ${parent.id} branch.`)
  const disabled = branch.find((project) => !project.enabled)
  if (disabled) throw inDisabledBranch(disabled.id)
  return { domain_id: parent.domain_id, parent_id: parent.id }
}

const inDisabledBranch = (id: string) =>
  badRequest(`cannot create a project in a branch containing a disabled project: ${id}`)
