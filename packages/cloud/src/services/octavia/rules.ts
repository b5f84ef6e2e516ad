import { loadRules } from '@meridian/policy'

/** As the file that Octavia ships for clouds with Keystone's default roles (`keystone_default_roles-policy.yaml`). */
export const rules = loadRules('load-balancer', {
  enforceNewDefaults: true,
  overrides: {
    context_is_admin: 'role:admin',
    'load-balancer:observer_and_owner': 'rule:project-reader',
    'load-balancer:member_and_owner': 'rule:project-member',
    'load-balancer:global_observer': 'role:admin',
    'load-balancer:admin': 'role:admin',
  },
})

export const ruleOf = (kind: string, action: string) => `os_load-balancer_api:${kind}:${action}`
