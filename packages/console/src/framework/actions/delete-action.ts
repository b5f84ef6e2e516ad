import { Trash2 } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import type { Item } from '../resource/item.ts'
import type { ResourceManifest } from '../resource/manifest.ts'
import { deletePhrases } from '../resource/resource.messages.ts'
import { named } from '../resource/resource-text.ts'
import type { RunningAction } from './action.ts'
import { batchAction, type BatchMessages, type BatchSentences } from './batch-action.ts'

interface DeleteOptions<T extends Item> extends Omit<RunningAction<T>, 'id' | 'label' | 'batchLabel' | 'run'> {
  /** 'delete' unless given. */
  id?: string
  /** Labels that differ from 'Delete Server Group', as 'Release Floating IP'. */
  messages?: Partial<BatchMessages>
  /** Sentences that differ from the common ones of `resource.messages.ts`. */
  sentences?: Partial<Record<keyof BatchSentences, MessageDescriptor>>
  remove(item: T): Promise<unknown>
}

/** Deletes a row or many; its sentences come from the names of the type. */
export const deleteAction = <T extends Item>(
  manifest: Pick<ResourceManifest, 'names'>,
  { messages, sentences, remove, ...action }: DeleteOptions<T>,
): RunningAction<T> => {
  const { one, other, ...phrases } = { ...deletePhrases, ...sentences }
  return batchAction<T>({
    id: 'delete',
    icon: Trash2,
    danger: true,
    ...action,
    batch: true,
    removes: true,
    messages: { one: named(manifest, one), other: named(manifest, other), ...messages },
    sentences: {
      title: named(manifest, phrases.title),
      body: named(manifest, phrases.body),
      notAllowed: named(manifest, phrases.notAllowed),
      done: named(manifest, phrases.done),
      failed: named(manifest, phrases.failed),
    },
    perform: remove,
  })
}
