import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { queryClient } from '../../api/query.ts'
import type { ConsequenceLine } from '../resource/consequences.ts'
import { USED_BY } from '../resource/item-cache.ts'
import { entryOfType, useRegistry } from '../resource/registry.ts'
import type { ItemReference } from '../resource/item.ts'
import { useSession } from '../session/session.ts'

/** What an item is used by, from the look-ahead of its deletion; undefined until it is known, or if it has none. */
export function useHolders({ type, id }: ItemReference, wanted = true): readonly ConsequenceLine[] | undefined {
  const intl = useIntl()
  const registry = useRegistry()
  const { project_id: project } = useSession()
  const { data } = useQuery({
    queryKey: [USED_BY, type, id, project],
    enabled: wanted,
    queryFn: async () => {
      const resource = await entryOfType(registry, type)?.resource()
      const action = resource?.actions.find((each) => each.id === 'delete')
      if (!resource || !action || !('look' in action) || !action.look) return []
      const item = await queryClient.fetchQuery(resource.load(id))
      return (await action.look([item], { intl, label: resource.label, project })).lines
    },
  })
  return data
}
