import compute from './rules/compute.json' with { type: 'json' }
import identity from './rules/identity.json' with { type: 'json' }
import image from './rules/image.json' with { type: 'json' }
import network from './rules/network.json' with { type: 'json' }
import objectStore from './rules/object-store.json' with { type: 'json' }
import orchestration from './rules/orchestration.json' with { type: 'json' }
import volume from './rules/volume.json' with { type: 'json' }

/**
 * Swift has no policy but the roles of its configuration, which nobody can ask it for. Whoever has only Keystone's
 * reader writes nothing by them; of any other role the service itself is the judge.
 */
const defaults = { identity, compute, image, network, volume, orchestration, 'object-store': objectStore }

export type PolicyService = keyof typeof defaults

/** Rules that a service still joins with the older ones they replace: there, what either allows is allowed. */
const STILL_JOINED: Readonly<Record<string, string>> = {
  'identity:get_project': 'rule:admin_required',
  'service:index': 'rule:context_is_admin',
}

/** The rules a service ships, name → rule; operators' files are spread over them. */
export function loadRules(service: PolicyService): Record<string, string> {
  return Object.fromEntries(
    Object.entries(defaults[service]).map(([name, { rule }]) => {
      const older = STILL_JOINED[name]
      return [name, older ? `${older} or ${rule}` : rule]
    }),
  )
}
