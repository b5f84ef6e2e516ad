import { qosPolicyEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'

/** Networks and ports only have the id of their policy. */
export function QosPolicyName({ id }: { id: string }) {
  const { data } = useQuery(query(qosPolicyEndpoints.qosPolicyList))
  return (
    <ResourceLink
      type="OS::Neutron::QoSPolicy"
      id={id}
      name={data?.items.find((policy) => policy.id === id)?.name || id}
    />
  )
}
