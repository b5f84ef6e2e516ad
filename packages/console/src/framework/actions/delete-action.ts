import { Trash2 } from 'lucide-react'
import type { MessageDescriptor, TypedMessageDescriptor } from 'react-intl'
import type { CellContext, Item, PolicyRule } from '../resource/define-resource.ts'
import type { ActionResult, ActionTools, RunningAction } from './action.ts'
import { reasonsOf, splitByPermission, runForAll, type Failure } from './batch-work.ts'
import { joinNames } from './join-names.ts'

/** What the words of a deletion hold; `names` are the items' labels, joined. */
// A type, not an interface: only an alias has the index signature that defineMessages asks for.
export type DeleteValues = {
  title: { count: number }
  body: { names: string; count: number }
  notAllowed: { names: string }
  deleted: { names: string }
  failed: { names: string }
}

export type DeleteMessages = { [K in keyof DeleteValues]: TypedMessageDescriptor<DeleteValues[K]> } & {
  /** 'Delete Image'. */
  one: MessageDescriptor
  /** 'Delete Images'. */
  other: MessageDescriptor
}

interface DeleteOptions<T extends Item> {
  messages: DeleteMessages
  policy: readonly PolicyRule[]
  allowed(item: T, context: CellContext): boolean
  remove(item: T): Promise<unknown>
}

/** Deleting, for a row or many: confirm, skip what is not permitted, delete, say what became of each. */
export const deleteAction = <T extends Item>({
  messages,
  policy,
  allowed,
  remove,
}: DeleteOptions<T>): RunningAction<T> => ({
  id: 'delete',
  label: messages.one,
  batchLabel: messages.other,
  icon: Trash2,
  danger: true,
  policy,
  allowed,
  async run(items, tools) {
    const { permitted, refused } = await splitByPermission(items, tools)
    if (refused.length > 0)
      tools.notify.danger(tools.intl.formatMessage(messages.notAllowed, { names: joinNames(refused, tools) }))
    if (permitted.length === 0) return null
    const count = permitted.length
    const failures = await tools.confirm({
      title: tools.intl.formatMessage(messages.title, { count }),
      body: tools.intl.formatMessage(messages.body, { names: joinNames(permitted, tools), count }),
      action: tools.intl.formatMessage(count === 1 ? messages.one : messages.other),
      danger: true,
      run: async (progress) =>
        // Gone already is what was asked for.
        (await runForAll(permitted, remove, progress)).filter(({ error }) => error.status !== 404),
    })
    return failures && report(permitted, failures, messages, tools)
  },
})

function report<T extends Item>(
  items: readonly T[],
  failures: readonly Failure<T>[],
  messages: DeleteMessages,
  tools: ActionTools<T>,
): ActionResult {
  const failed = failures.map(({ item }) => item)
  const deleted = items.filter((item) => !failed.includes(item))
  if (deleted.length > 0)
    tools.notify.success(tools.intl.formatMessage(messages.deleted, { names: joinNames(deleted, tools) }))
  if (failed.length > 0) {
    tools.notify.danger(tools.intl.formatMessage(messages.failed, { names: joinNames(failed, tools) }), {
      detail: reasonsOf(failures, tools),
      requestId: failures[0]?.error.requestId,
    })
  }
  const reference = ({ id }: T) => ({ type: tools.type, id })
  return { created: [], updated: [], deleted: deleted.map(reference), failed: failed.map(reference) }
}
