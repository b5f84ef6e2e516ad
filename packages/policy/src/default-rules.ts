import compute from './rules/compute.json' with { type: 'json' }
import identity from './rules/identity.json' with { type: 'json' }
import image from './rules/image.json' with { type: 'json' }
import network from './rules/network.json' with { type: 'json' }
import objectStore from './rules/object-store.json' with { type: 'json' }
import orchestration from './rules/orchestration.json' with { type: 'json' }
import volume from './rules/volume.json' with { type: 'json' }

/**
 * Swift has no policy file; its configuration lists the roles that may write, and no API returns it. Readers cannot
 * write; for all other roles Swift itself decides.
 */
const defaults = { identity, compute, image, network, volume, orchestration, 'object-store': objectStore }

export type PolicyService = keyof typeof defaults

/** Rules that a service still combines with the deprecated ones they replace: what either allows is allowed. */
const COMBINED_WITH_DEPRECATED: Readonly<Record<string, string>> = {
  'identity:get_project': 'rule:admin_required',
  'service:index': 'rule:context_is_admin',
}

/** A service's default rules, name → rule; operators' files override them. */
export function loadRules(service: PolicyService): Record<string, string> {
  return Object.fromEntries(
    Object.entries(defaults[service]).map(([name, { rule }]) => {
      const older = COMBINED_WITH_DEPRECATED[name]
      return [name, older ? `${older} or ${rule}` : rule]
    }),
  )
}
