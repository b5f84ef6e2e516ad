import compute from './rules/compute.json' with { type: 'json' }
import identity from './rules/identity.json' with { type: 'json' }
import image from './rules/image.json' with { type: 'json' }
import keyManager from './rules/key-manager.json' with { type: 'json' }
import loadBalancer from './rules/load-balancer.json' with { type: 'json' }
import network from './rules/network.json' with { type: 'json' }
import objectStore from './rules/object-store.json' with { type: 'json' }
import orchestration from './rules/orchestration.json' with { type: 'json' }
import volume from './rules/volume.json' with { type: 'json' }

/**
 * Swift has no policy file; its configuration lists the roles that may write, and no API returns it. Readers cannot
 * write; for all other roles Swift itself decides.
 */
const defaults = {
  identity,
  compute,
  image,
  network,
  volume,
  orchestration,
  'object-store': objectStore,
  'load-balancer': loadBalancer,
  'key-manager': keyManager,
}

export type PolicyService = keyof typeof defaults

interface DefaultRule {
  rule: string
  /** The rule of earlier releases, which the service also applies unless its operator sets `enforce_new_defaults`. */
  deprecated?: string
  /** Its name if it had another one: operators' files may still use that. */
  deprecatedName?: string
}

type Rules = Readonly<Record<string, string>>

interface RuleOptions {
  /** The operator's policy file. */
  overrides?: Rules
  /** The service's option of that name (Glance: `enforce_secure_rbac`): the deprecated rules do not apply. */
  enforceNewDefaults?: boolean
}

/** A service's rules in force, name → rule, combined from defaults, deprecated rules and file as oslo.policy does it. */
export function loadRules(
  service: PolicyService,
  { overrides = {}, enforceNewDefaults = false }: RuleOptions = {},
): Record<string, string> {
  const rules: Readonly<Record<string, DefaultRule>> = service === 'key-manager' ? ofBarbican() : defaults[service]
  const inForce = Object.entries(rules).map(([name, { rule, deprecated, deprecatedName }]) => {
    const renamed = deprecatedName === undefined ? undefined : overrides[deprecatedName]
    if (renamed !== undefined) return [name, renamed]
    if (enforceNewDefaults || deprecated === undefined) return [name, rule]
    if (service === 'key-manager') return [name, deprecated]
    return [name, either(rule, service === 'image' ? checkedByGlance(name, deprecated) : deprecated)]
  })
  return { ...Object.fromEntries(inForce), ...overrides }
}

/** Barbican's new rules hold only if its own option is set, which Barbican puts into every target. */
const BARBICAN_OPTION = 'True:%(enforce_new_defaults)s and '

const ofBarbican = (): Readonly<Record<string, DefaultRule>> =>
  Object.fromEntries(
    Object.entries(keyManager).map(([name, rule]) => [name, { ...rule, rule: rule.rule.replace(BARBICAN_OPTION, '') }]),
  )

/** An empty rule allows. */
const either = (rule: string, other: string): string => (rule && other ? `(${rule}) or (${other})` : '')

/**
 * While Glance applies its deprecated rules, which allow everybody everything, its code refuses to change others' images,
 * and lets only the project that an image is offered to answer.
 */
const checkedByGlance = (name: string, deprecated: string): string =>
  name.startsWith('get_') || deprecated !== 'rule:default'
    ? deprecated
    : `rule:default and (role:admin or project_id:%(${name === 'modify_member' ? 'member_id' : 'owner'})s)`
