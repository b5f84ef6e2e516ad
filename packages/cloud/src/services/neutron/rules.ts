import { loadRules } from '@meridian/policy'

const defaults = loadRules('network', { enforceNewDefaults: true })

const member = 'rule:admin_only or role:member and project_id:%(project_id)s'

/** Anyone with a role in a project. */
const anybody = 'role:reader'

/** Rules that mention owners only; Neutron also applies older rules, which allow administrators the same. */
const forAdministrators = Object.fromEntries(
  Object.entries(defaults)
    .filter(([, rule]) => rule.includes('project_id:%(project_id)s') && !rule.includes('rule:admin_only'))
    .map(([name, rule]) => [name, `rule:admin_only or ${rule}`]),
)

/** Rules that let the owner of a network or floating IP change what depends on it: members only, not readers. */
const forMembers = Object.fromEntries(
  ['create_subnet', 'update_subnet', 'delete_subnet']
    .map((name) => [name, `${member} or role:member and rule:network_owner`])
    .concat(
      ['create', 'update', 'delete'].map((action) => [
        `${action}_floatingip_port_forwarding`,
        `${member} or role:member and rule:ext_parent_owner`,
      ]),
    ),
)

/** What else the older rules allow, and rules for actions that use Neutron's default rule. */
export const rules: Readonly<Record<string, string>> = {
  ...defaults,
  ...forAdministrators,
  ...forMembers,
  get_availability_zone: anybody,
  get_flavor: anybody,
  get_rule_type: anybody,
  get_policy: anybody,
  get_floatingip_pool: anybody,
  get_port: `${defaults.get_port} or rule:network_owner`,
  delete_port: `${defaults.delete_port} or role:member and rule:network_owner`,
  'get_network:router:external': anybody,
  create_address_group: member,
  update_address_group: member,
  delete_address_group: member,
}
