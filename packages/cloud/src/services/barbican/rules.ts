import { loadRules } from '@meridian/policy'

/** Administrators of a project set quotas, too, as in the other services. */
export const rules = loadRules('key-manager', {
  enforceNewDefaults: true,
  overrides: { system_admin: 'role:admin', system_reader: 'role:admin' },
})
