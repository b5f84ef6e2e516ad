import { securityGroupEndpoints, type SecurityGroup } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'

const ALL = query(securityGroupEndpoints.securityGroupList)

/** What the groups are called that the rules of these are about: asked for where they are others, by its id where unknown. */
export function useGroupNames(groups: readonly SecurityGroup[]): (id: string) => string {
  const isKnown = (id: string | null) => id === null || groups.some((group) => group.id === id)
  const rules = groups.flatMap(({ security_group_rules: own }) => own)
  const { data } = useQuery({ ...ALL, enabled: !rules.every(({ remote_group_id: other }) => isKnown(other)) })
  return (id) => [...groups, ...(data?.items ?? [])].find((group) => group.id === id)?.name || id
}
