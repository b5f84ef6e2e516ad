import { badRequest } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { authorizeProject, findStack, inspection, isAdmin, projectOf } from '../access.ts'
import type { InProject, OfStack } from '../access.ts'
import { begin, beginNew } from '../engine/begin.ts'
import { inspect } from '../engine/validate.ts'
import { noSuchEntity, notSupported, page, stackExists } from '../faults.ts'
import { link, stackUrl } from '../links.ts'
import { flagIn } from '../query.ts'
import { shownEnvironment } from '../template/environment.ts'
import { readStackRequest } from './body.ts'
import { stackFor } from './new-stack.ts'
import { readPage } from './query.ts'
import * as store from './store.ts'
import { outputsView, toStack, toSummary } from './view.ts'

const MAX_STACKS = 512

export const create = (call: Call<InProject>) => {
  const context = authorizeProject(call, 'stacks:create')
  const request = readStackRequest(call)
  const stack = stackFor(call, request)
  if (store.findByName(call.db, stack.project_id, stack.name)) throw stackExists(stack.name)
  refuseOneMore(call)
  inspect(inspection(call), stack)
  const row = beginNew(context, stack)
  const url = stackUrl(call, row)
  return created({ stack: { id: row.id, links: [link('self', url)] } }, { location: url })
}

function refuseOneMore(call: Call): void {
  const have = store.count(call.db, store.ofProject(projectOf(call)), store.isAlive, store.isRoot)
  if (have < MAX_STACKS) return
  const message = `You have reached the maximum stacks per tenant, ${MAX_STACKS}. Please delete some stacks.`
  throw badRequest(`Request limit exceeded: ${message}`, { type: 'RequestLimitExceeded' })
}

export const list = (call: Call<InProject>) => {
  authorizeProject(call, 'stacks:index')
  if (flagIn(call.query, 'global_tenant')) authorizeProject(call, 'stacks:global_index')
  const { page: listPage, where, limit } = readPage(call)
  const rows = store.list(call.db, listPage)
  const last = rows.at(-1)
  return ok({
    stacks: rows.map((row) => toSummary(call, row, isAdmin(call))),
    ...(last && rows.length === limit && { links: [link('next', nextUrl(call, last.id))] }),
    ...(flagIn(call.query, 'with_count') && { count: store.count(call.db, ...where) }),
  })
}

function nextUrl({ baseUrl, params, query }: Call<InProject>, marker: string): string {
  const parameters = new URLSearchParams(query)
  parameters.set('marker', marker)
  return `${baseUrl}/orchestration/v1/${params.project_id}/stacks?${parameters}`
}

/** Despite its name it returns the same as the list, and ignores the query. */
export const listDetails = (call: Call<InProject>) => {
  authorizeProject(call, 'stacks:detail')
  const rows = store.list(call.db, readPage({ ...call, query: new URLSearchParams() }).page)
  return ok({ stacks: rows.map((row) => toSummary(call, row, false)) })
}

/** Redirects from a stack's name to the URL with its id, including the subpath. */
export const lookup =
  (path = '') =>
  (call: Call<InProject & { name: string }>) => {
    authorizeProject(call, 'stacks:lookup')
    const { name } = call.params
    const byId = store.find(call.db, name)
    const isVisible = byId && (byId.project_id === call.auth.projectId || isAdmin(call))
    const stack = isVisible ? byId : store.findByName(call.db, call.auth.projectId ?? '', name)
    if (!stack) throw noSuchEntity('Stack', name)
    const query = call.query.size > 0 ? `?${call.query}` : ''
    const location = `${stackUrl(call, stack)}${path && `/${path}`}${query}`
    const shown = location.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
    const message = `The resource was found at <a href="${shown}">${shown}</a>;\nyou should be redirected automatically.\n\n`
    return page(302, '302 Found', message, { location })
  }

export const show = (call: Call<OfStack>) => {
  const { context, stack } = findStack(call, 'stacks:show', { withDeleted: true })
  const isResolved = call.query.get('resolve_outputs') === null || flagIn(call.query, 'resolve_outputs')
  const hasOutputs = isResolved && stack.deleted_at === null
  return ok({ stack: { ...toStack(call, stack), ...(hasOutputs && { outputs: outputsView(context, stack) }) } })
}

export const remove = (call: Call<OfStack>) => {
  const { context, stack } = findStack(call, 'stacks:delete', { withDeleted: true })
  if (stack.deleted_at === null && stack.action !== 'DELETE') begin(context, stack, 'DELETE')
  else if (stack.deleted_at === null && stack.status === 'FAILED') begin(context, stack, 'DELETE')
  return noContent
}

/** Abandoning stacks is disabled, as by default. */
export const abandon = (call: Call<OfStack>) => {
  findStack(call, 'stacks:abandon')
  throw notSupported('Stack Abandon is not supported.')
}

export const exportStack = (call: Call<OfStack>) => {
  findStack(call, 'stacks:export')
  throw notSupported('Stack Abandon is not supported.')
}

export const template = (call: Call<OfStack>) =>
  ok(findStack(call, 'stacks:template', { withDeleted: true }).stack.template)

export const environment = (call: Call<OfStack>) => {
  const { stack } = findStack(call, 'stacks:environment', { withDeleted: true })
  return ok({ ...shownEnvironment(stack.environment), encrypted_param_names: [] })
}

export const files = (call: Call<OfStack>) => ok(findStack(call, 'stacks:files', { withDeleted: true }).stack.files)
