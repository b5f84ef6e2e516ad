import type { MetadefAssociation as Requested } from '@meridian/contract'
import type { MetadefAssociation, MetadefNamespace } from '@meridian/wire'

/** An association without empty parts, which Glance refuses. */
export const toAssociation = ({ name, prefix, properties_target: target }: Requested): MetadefAssociation => ({
  name,
  ...(prefix && { prefix }),
  ...(target && { properties_target: target }),
})

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
