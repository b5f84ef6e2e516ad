import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { ResourceLink } from '../link/AppLink.tsx'
import { entryOfType, useRegistry } from '../resource/registry.ts'
import type { ItemReference } from '../resource/item.ts'
import type { ConsequenceLine } from '../resource/consequences.ts'
import { detailsMessages as messages } from './details.messages.ts'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../api/query.ts'
import { USED_BY } from '../resource/item-cache.ts'
import { useSession } from '../session/session.ts'

/** As many of a type as fit into a line; the tabs have all. */
const SHOWN = 6

/** What belongs to an item and what uses it, by type, with links. One line, so that nothing moves when it arrives. */
export function UsedBy({ of }: { of: ItemReference }) {
  const { formatMessage } = useIntl()
  const registry = useRegistry()
  const lines = useHolders(of)
  if (!lines) return <p className="text-ink-3">{formatMessage(messages.looking)}</p>
  const groups = holdersByType(lines)
  if (groups.length === 0) return <p className="text-ink-3">{formatMessage(messages.unused)}</p>
  return (
    <dl aria-label={formatMessage(messages.usedBy)} className="flex flex-wrap gap-x-6 gap-y-1">
      {groups.map(({ type, items }) => {
        const names = entryOfType(registry, type)?.names
        const rest = items.length - SHOWN
        return (
          <div key={type} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-3">{names && formatMessage(items.length === 1 ? names.one : names.other)}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {items.slice(0, SHOWN).map(({ id, name }, index) => (
                <Fragment key={id}>
                  {index > 0 && ', '}
                  <ResourceLink type={type} id={id} name={name} />
                </Fragment>
              ))}
              {rest > 0 && <span className="text-ink-3"> {formatMessage(messages.more, { count: rest })}</span>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The things of the lines, each once, by type. */
export function holdersByType(lines: readonly Pick<ConsequenceLine, 'links'>[]) {
  const things = new Map(lines.flatMap(({ links }) => links).map((link) => [`${link.type} ${link.id}`, link]))
  return [...Map.groupBy(things.values(), ({ type }) => type)].map(([type, items]) => ({ type, items }))
}

/** What an item is used by, from the look-ahead of its deletion; undefined until it is known, or if it has none. */
function useHolders({ type, id }: ItemReference, wanted = true): readonly ConsequenceLine[] | undefined {
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
