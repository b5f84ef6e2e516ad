import { ownerOf } from '@meridian/contract'
import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { ItemAction } from '../../framework/actions/use-actions.ts'
import { targetOf, useActionRunner } from '../../framework/actions/use-actions.ts'
import { isOffered } from '../../framework/actions/quota-availability.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useCellContext } from '../../framework/resource/cell-context.ts'
import type { Column } from '../../framework/resource/column.ts'
import { isIn, type Item } from '../../framework/resource/item.ts'
import { formatText } from '../../framework/resource/resource-text.ts'
import type { AnyResource, ItemCommand } from '../../framework/resource/resource.ts'
import { itemKey } from '../../framework/session/choices.ts'
import { useServices } from '../../framework/session/services.ts'
import { useSession } from '../../framework/session/session.ts'
import { byRank, type Found, type FoundOrder } from './found.ts'
import { useItemSearch, type FoundItem, type ItemRequest, type SearchScopes } from './item-search.ts'
import { paletteMessages } from './palette.messages.ts'
import { useOpen } from '../../framework/link/use-open.ts'
import { orderIn } from './verbs.ts'

interface Ordered extends ItemRequest {
  actions: readonly ItemAction<Item>[]
  commands: readonly { command: ItemCommand<Item>; argument: string }[]
}

const NO_COLUMNS: readonly Column<Item>[] = []

/** What a text such as `reboot web-1` or `open 443 on web` orders: the actions that are possible on each match. */
export function useCommandsFound(
  resources: readonly AnyResource[],
  { text, searchedText, scopes }: { text: string; searchedText: string; scopes: SearchScopes },
): { found: FoundOrder[]; waiting: boolean } {
  const intl = useIntl()
  const context = useCellContext(NO_COLUMNS)
  const open = useOpen()
  const allows = usePolicies()
  const serves = useServices()
  const run = useActionRunner(context)
  const { project_id: project } = useSession()
  const ordered = useMemo(
    () => resources.flatMap((resource) => orderedOf(resource, { text, searchedText, intl })),
    [resources, text, searchedText, intl],
  )
  const { found, waiting } = useItemSearch(ordered, scopes)

  const isPossible = ({ resource, item }: FoundItem, action: ItemAction<Item>) => {
    const scope = resource.panels.admin && ownerOf(item) !== project ? 'admin' : (scopes.here ?? 'project')
    return (
      isIn(scope)(action) &&
      isOffered(action, serves, context.settings) &&
      (action.allowed?.(item, context) ?? true) &&
      !action.blocked?.(item, context) &&
      allows(action.policy ?? [], targetOf(resource, action, item)) === true
    )
  }
  const entry = ({ resource, item }: FoundItem, id: string, rest: Pick<Found, 'label' | 'icon' | 'choose'>): Found => ({
    key: `${id} ${itemKey(resource, item)}`,
    note: intl.formatMessage(resource.names.one),
    ...rest,
  })
  const entriesOf = (one: FoundItem): (Found & { name: string })[] => {
    const { resource, item } = one
    const name = resource.label(item)
    const order = ordered.find((each) => each.resource === resource)
    const actions = (order?.actions ?? []).filter((action) => isPossible(one, action))
    const commands = (order?.commands ?? []).filter(
      ({ command }) => allows(command.policy ?? [], resource.policyTarget(item)) === true,
    )
    return [
      ...commands.map(({ command, argument }) =>
        entry(one, command.id, {
          label: command.label(item, argument, intl),
          icon: command.icon,
          choose: () => void command.run(item, argument, intl).then((to) => to !== null && open(to)),
        }),
      ),
      ...actions.map((action) =>
        entry(one, action.id, {
          label: intl.formatMessage(paletteMessages.order, {
            action: formatText(intl, action.short ?? action.label),
            name,
          }),
          icon: action.icon ?? resource.nav.icon,
          choose: () => ('to' in action ? open(action.to(item)) : void run(resource, action, [item])),
        }),
      ),
    ].map((each) => ({ ...each, name }))
  }
  const subject = ordered[0]?.text ?? ''
  const named = found.flatMap(entriesOf).map(({ name, ...each }) => {
    const whole = name.toLowerCase() === subject.trim().toLowerCase()
    return { key: each.key, label: name, each: { ...each, whole } }
  })
  return { found: byRank(named, subject).map(({ each }) => each), waiting: waiting.length > 0 }
}

interface Typed {
  text: string
  searchedText: string
  intl: IntlShape
}

/** The part of the text that names an item of the type, and what is to be done with it; none if it is no order. */
function orderedOf(resource: AnyResource, { text, searchedText, intl }: Typed): Ordered[] {
  const onItems = resource.actions.filter((action): action is ItemAction<Item> => !('open' in action))
  const labelsOf = ({ label, short }: ItemAction<Item>) =>
    [label, ...(short ? [short] : [])].map((each) => formatText(intl, each))
  const order = orderIn(text, onItems, labelsOf)
  const commands = (resource.find?.commands ?? []).flatMap((command) => {
    const parsed = command.parse(text, intl)
    return parsed ? [{ command, ...parsed }] : []
  })
  const subject = commands[0]?.subject ?? order?.subject
  if (subject === undefined) return []
  const searched =
    (commands[0]?.command.parse(searchedText, intl) ?? orderIn(searchedText, onItems, labelsOf))?.subject ?? ''
  return [{ resource, text: subject, searched, commands, actions: commands.length > 0 ? [] : (order?.actions ?? []) }]
}
