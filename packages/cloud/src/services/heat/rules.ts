import { loadRules } from '@meridian/policy'

/** Actions of project administrators; only system administrators list the stacks of all projects. */
const isForProjectAdmins = (rule: string) =>
  !rule.endsWith(':global_index') && rule.includes(':') && !rule.startsWith('resource_types:')

/** Heat treats administrators of a project as system administrators, as its older default rules did. */
export const rules = {
  ...Object.fromEntries(
    Object.entries(loadRules('orchestration', { enforceNewDefaults: true })).map(([name, check]) => [
      name,
      isForProjectAdmins(name) ? `(${check}) or rule:context_is_admin` : check,
    ]),
  ),
  context_is_admin: 'role:admin',
}
