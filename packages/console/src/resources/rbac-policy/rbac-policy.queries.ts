import { networkEndpoints, qosPolicyEndpoints, rbacPolicyEndpoints, type RbacPolicy } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { itemsById, joinedOne, joinedPages, orNull } from '../../api/joined.ts'
import { pages } from '../../api/pages.ts'
import { query, type ItemQuery, type ListQuery } from '../../api/query.ts'

/** A policy with the name of what it shares, if that could be loaded. */
export interface Rbac extends RbacPolicy {
  objectName?: string
}

const ALL = { all_projects: 'true' }

export const rbacQueries = {
  list: (): ListQuery<Rbac> =>
    joinedPages(
      rbacPolicyEndpoints.rbacPolicyList,
      ALL,
      async (items) => {
        const isUsed = (type: string) => items.some(({ object_type: used }) => used === type)
        const [network, qos] = await Promise.all([
          isUsed('network') ? itemsById(pages(networkEndpoints.networkList, ALL)) : null,
          isUsed('qos_policy') ? itemsById(pages(qosPolicyEndpoints.qosPolicyList, ALL)) : null,
        ])
        return { network, qos_policy: qos }
      },
      (policy, found): Rbac => {
        const { object_type: type, object_id: id } = policy
        const shared = type === 'network' || type === 'qos_policy' ? found?.[type]?.get(id) : undefined
        return { ...policy, objectName: shared?.name }
      },
    ),
  one: (id: string): ItemQuery<Rbac> =>
    joinedOne(query(rbacPolicyEndpoints.rbacPolicyView, { params: { id } }), async (policy, signal) => {
      const params = { id: policy.object_id }
      const found =
        policy.object_type === 'network'
          ? await orNull(call(networkEndpoints.networkView, { params }, { signal }))
          : policy.object_type === 'qos_policy'
            ? await orNull(call(qosPolicyEndpoints.qosPolicyView, { params }, { signal }))
            : null
      return { ...policy, objectName: found?.name }
    }),
}
