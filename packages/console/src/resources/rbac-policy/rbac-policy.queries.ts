import {
  addressGroupEndpoints,
  addressScopeEndpoints,
  networkEndpoints,
  qosPolicyEndpoints,
  rbacPolicyEndpoints,
  securityGroupEndpoints,
  subnetPoolEndpoints,
  type RbacPolicy,
} from '@meridian/contract'
import { itemsById, joinedOne, joinedPages, orNull } from '../../api/joined.ts'
import { queriesOf } from '../../api/lists.ts'
import { pages } from '../../api/pages.ts'
import { query, queryClient, type ItemQuery, type ListQuery } from '../../api/query.ts'

/** A policy with the name of what it shares, if that could be loaded. */
export interface Rbac extends RbacPolicy {
  objectName?: string
}

interface Named {
  id: string
  name: string
}

interface NamedQueries {
  list(filters: { all_projects: string }): ListQuery<Named>
  one(id: string): ItemQuery<Named>
}

/** What can be shared, by Neutron's names of the types. */
const OBJECTS: Readonly<Record<string, NamedQueries>> = {
  network: queriesOf('network', networkEndpoints, pages),
  qos_policy: queriesOf('qosPolicy', qosPolicyEndpoints, pages),
  security_group: queriesOf('securityGroup', securityGroupEndpoints, pages),
  address_scope: queriesOf('addressScope', addressScopeEndpoints, pages),
  subnetpool: queriesOf('subnetPool', subnetPoolEndpoints, pages),
  address_group: queriesOf('addressGroup', addressGroupEndpoints, pages),
}

const ALL = { all_projects: 'true' }

/** The objects of each type that is used, by their ids. */
async function objectsOf(policies: readonly RbacPolicy[]) {
  const types = [...new Set(policies.map(({ object_type: type }) => type))]
  const found = types.map(async (type) => {
    const queries = OBJECTS[type]
    return [type, queries ? await itemsById(queries.list(ALL)) : new Map<string, Named>()] as const
  })
  return new Map(await Promise.all(found))
}

export const rbacQueries = {
  list: (): ListQuery<Rbac> =>
    joinedPages(rbacPolicyEndpoints.rbacPolicyList, ALL, objectsOf, (policy, found): Rbac => ({
      ...policy,
      objectName: found?.get(policy.object_type)?.get(policy.object_id)?.name,
    })),
  one: (id: string): ItemQuery<Rbac> =>
    joinedOne(query(rbacPolicyEndpoints.rbacPolicyView, { params: { id } }), async (policy) => {
      const shared = OBJECTS[policy.object_type]?.one(policy.object_id)
      return { ...policy, objectName: shared && (await orNull(queryClient.fetchQuery(shared)))?.name }
    }),
}
