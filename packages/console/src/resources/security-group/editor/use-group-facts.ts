import {
  portEndpoints,
  securityGroupEndpoints,
  serverEndpoints,
  settingsEndpoints,
  type SecurityGroup,
} from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pages } from '../../../api/pages.ts'
import { query } from '../../../api/query.ts'
import { useServiceEnabled } from '../../../framework/session/services.ts'
import { useAddressGroups } from '../use-address-groups.ts'
import { usersOf, type GroupUser } from './group-users.ts'
import type { Lookups } from './rule-remotes.ts'

export interface GroupFacts {
  lookups: Lookups
  groups: readonly SecurityGroup[]
  /** Undefined until they are known. */
  users: readonly GroupUser[] | undefined
  usersFailed: boolean
  hasMembers: (group: string) => boolean | undefined
}

/** What the rules of a group refer to, and who is in it; without what cannot be loaded. */
export function useGroupFacts(group: SecurityGroup): GroupFacts {
  const addressGroups = useAddressGroups()
  const { data: groupList } = useQuery(pages(securityGroupEndpoints.securityGroupList))
  const { data: address } = useQuery(query(settingsEndpoints.clientAddress))
  const ports = useQuery(pages(portEndpoints.portList))
  const servers = useQuery({
    ...pages(serverEndpoints.serverList),
    enabled: useServiceEnabled(['compute']) ?? false,
  })
  return useMemo(() => {
    const groups = groupList?.items ?? [group]
    const all = ports.data?.complete ? ports.data.items : undefined
    const names = new Map(servers.data?.items.map(({ id, name }) => [id, name]))
    return {
      lookups: {
        groups,
        addressGroups: addressGroups ?? [],
        myAddress: address?.address ?? null,
      },
      groups,
      users: all && usersOf(all, group.id, (id) => names.get(id)),
      usersFailed: ports.isError,
      hasMembers: (id) => all?.some(({ security_groups: of }) => of.includes(id)),
    }
  }, [group, groupList, addressGroups, address, ports.data, ports.isError, servers.data])
}
