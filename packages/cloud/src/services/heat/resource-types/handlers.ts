import { compileRegexp } from '../../../core/database/regexp.ts'
import { badRequest } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { authorizeType, authorizeProject } from '../access.ts'
import type { InProject } from '../access.ts'
import { noSuchEntity } from '../faults.ts'
import type { Plugin } from '../plugins/plugin.ts'
import { PLUGINS } from '../plugins/registry.ts'
import { flagIn } from '../query.ts'
import { toSchema } from './schema-view.ts'
import { toCfn, toHot } from './template-view.ts'

type OfType = InProject & { type: string }

const SUPPORT = ['UNKNOWN', 'SUPPORTED', 'DEPRECATED', 'UNSUPPORTED', 'HIDDEN']

export const list = (call: Call<InProject>) => {
  authorizeProject(call, 'stacks:list_resource_types')
  const { query } = call
  const support = query.get('support_status')
  if (support !== null && !SUPPORT.includes(support)) {
    const known = SUPPORT.map((word) => `'${word}'`).join(', ')
    throw badRequest(`Data supplied was not valid: Invalid support status and should be one of (${known})`, {
      type: 'Invalid',
    })
  }
  const pattern = compileRegexp(`^(${query.get('name') ?? ''})`, 'exact')
  const matching = [...PLUGINS.values()].filter(
    ({ type }) => (support ?? 'SUPPORTED') === 'SUPPORTED' && pattern?.(type),
  )
  const isDescribed = flagIn(query, 'with_description')
  return ok({
    resource_types: matching.map(({ type, description }) =>
      isDescribed ? { resource_type: type, description } : type,
    ),
  })
}

function findType(call: Call<OfType>, rule: string): Plugin {
  authorizeProject(call, rule)
  const plugin = PLUGINS.get(call.params.type)
  if (!plugin) throw noSuchEntity('Resource Type', call.params.type)
  authorizeType(call, plugin.type)
  return plugin
}

export const show = (call: Call<OfType>) =>
  ok(toSchema(findType(call, 'stacks:resource_schema'), flagIn(call.query, 'with_description')))

export const template = (call: Call<OfType>) => {
  const plugin = findType(call, 'stacks:generate_template')
  const kind = call.query.get('template_type') ?? 'cfn'
  if (kind === 'hot') return ok(toHot(plugin))
  if (kind === 'cfn') return ok(toCfn(plugin))
  throw badRequest(
    `Template type is not supported: Invalid template type "${kind.slice(0, 200)}", valid types are: cfn, hot.`,
  )
}
