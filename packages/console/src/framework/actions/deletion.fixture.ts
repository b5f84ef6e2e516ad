import type { IntlShape } from 'react-intl'
import { vi } from 'vitest'
import type { Item } from '../resource/item.ts'
import type { Resource } from '../resource/resource.ts'
import type { ConfirmRequest } from '../resource/confirm.ts'
import type { ActionTools } from '../resource/action.ts'

interface TestDeletion<T extends Item> {
  intl: IntlShape
  items: readonly T[]
  permits?: (item: T) => boolean
  /** The server refuses to delete the last one. */
  refusesLast?: boolean
}

/** Deletes items as a confirmed action does, before a server that answers every request; returns the texts. */
export async function textsOfDeletion<T extends Item>(
  resource: Resource<T>,
  { intl, items, permits = () => true, refusesLast = true }: TestDeletion<T>,
) {
  const last = encodeURIComponent(items.at(-1)?.id ?? '')
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (url: string) =>
    refusesLast && url.includes(`/${last}`)
      ? Response.json('In use.', { status: 409 })
      : new Response(null, { status: 204 }),
  )
  const notify = { success: vi.fn(), danger: vi.fn(), info: vi.fn(), warning: vi.fn() }
  const confirm = vi.fn((request: ConfirmRequest<unknown>) => request.run(() => {}, new AbortController().signal))
  const action = resource.actions.find(({ id }) => id === 'delete')
  const tools = {
    intl,
    notify,
    confirm,
    type: resource.type,
    label: resource.label,
    permits: async (item: T) => permits(item),
  }
  if (action && 'run' in action) await action.run(items, tools as unknown as ActionTools<T>) // mocks are not generic
  vi.unstubAllGlobals()
  const question = confirm.mock.calls[0]?.[0]
  const texts = (mock: typeof notify.success) => mock.mock.calls.map(([message]: unknown[]) => message)
  return { question: [question?.title, question?.body], done: texts(notify.success), failed: texts(notify.danger) }
}
