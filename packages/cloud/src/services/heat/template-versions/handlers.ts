import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { authorizeProject } from '../access.ts'
import type { InProject } from '../access.ts'
import { missing } from '../faults.ts'
import { flagIn } from '../query.ts'
import { FUNCTIONS } from '../template/functions/table.ts'
import { VERSIONS } from '../template/versions.ts'

const nameOf = (version: string) => `heat_template_version.${version}`

export const list = (call: Call<InProject>) => {
  authorizeProject(call, 'stacks:list_template_versions')
  const template_versions = VERSIONS.map(({ date, alias }) => ({
    version: nameOf(date),
    type: 'hot',
    aliases: alias === null ? [] : [nameOf(alias)],
  }))
  return ok({ template_versions })
}

export const functions = (call: Call<InProject & { version: string }>) => {
  authorizeProject(call, 'stacks:list_template_functions')
  const requested = call.params.version
  const found = VERSIONS.find(
    ({ date, alias }) => requested === nameOf(date) || (alias !== null && requested === nameOf(alias)),
  )
  if (!found) throw missing(`Template with version ${requested} not found`)
  const names = flagIn(call.query, 'with_condition_func') ? [...found.functions, ...found.conditions] : found.functions
  return ok({
    template_functions: names.map((name) => ({ functions: name, description: FUNCTIONS[name]?.description ?? '' })),
  })
}
