import type { MetadefAssociation as Requested } from '@meridian/contract'
import type { MetadefAssociation, MetadefNamespace } from '@meridian/wire'

/** An association without empty parts, which Glance refuses. */
export const toAssociation = ({ name, prefix, properties_target: target }: Requested): MetadefAssociation => ({
  name,
  ...(prefix && { prefix }),
  ...(target && { properties_target: target }),
})

/** The type of volumes has two names: Horizon's, and the one in Glance's own definitions. */
const VOLUMES = ['OS::Cinder::Volumes', 'OS::Cinder::Volume']

/** The names by which namespaces may be associated with a resource type. */
export const namesOfType = (type: string): readonly string[] => (VOLUMES.includes(type) ? VOLUMES : [type])

/** The association of a namespace with one of these types; Glance itself has no filter for `target`. */
export const associationWith =
  (types: readonly string[], target: string | undefined) => (namespace: MetadefNamespace) =>
    (namespace.resource_type_associations ?? []).find(
      ({ name, properties_target: its }) => types.includes(name) && (!target || its === target),
    )

/** The attributes that a namespace keeps unless they are changed: PUT empties what it does not get. */
export const attributesOf = (namespace: MetadefNamespace) => {
  const { namespace: name, display_name, description, visibility, protected: isProtected, owner } = namespace
  return { namespace: name, display_name, description, visibility, protected: isProtected, owner }
}

/** What to remove and what to add; Glance cannot change an association, so a changed one is both. */
export function associationChanges(current: readonly MetadefAssociation[], requested: readonly MetadefAssociation[]) {
  const same = (left: MetadefAssociation) => (right: MetadefAssociation) =>
    left.name === right.name &&
    (left.prefix ?? '') === (right.prefix ?? '') &&
    (left.properties_target ?? '') === (right.properties_target ?? '')
  return {
    removed: current.filter((each) => !requested.some(same(each))),
    added: requested.filter((each) => !current.some(same(each))),
  }
}
