import type { Call } from '../../api/client.ts'
import type { ActionTools, RunningAction } from '../resource/action.ts'
import type { ActionResult } from '../resource/action-result.ts'
import { runBatch } from '../actions/run-batch.ts'
import type { Item } from '../resource/item.ts'
import { TagChoices } from './TagChoices.tsx'
import { changedTags, type TagChange } from './tag-change.ts'
import { choiceMessages, choicePhrases } from './tag-choices.messages.ts'
import { tagMessages } from './tags.messages.ts'

export interface EditTagsOptions<T extends Item> extends Omit<RunningAction<T>, 'id' | 'label' | 'batchLabel' | 'run'> {
  tagsOf: (item: T) => readonly string[]
  /** Whether the service takes the tag. */
  isTag: (tag: string) => boolean
  replace: (item: T, tags: string[], send: Call) => Promise<unknown>
}

/** Asks for the tags, and sends those of each item as a step of a plan. */
export function runEditTags<T extends Item>(
  options: EditTagsOptions<T>,
  items: readonly T[],
  tools: ActionTools<T>,
): Promise<ActionResult | null> {
  let change: TagChange = new Map()
  const all = items.map(options.tagsOf)
  return runBatch<T>(
    {
      id: 'tags',
      messages: { one: tagMessages.edit, other: tagMessages.edit, confirm: choiceMessages.save },
      sentences: { ...choicePhrases, title: tagMessages.edit },
      confirms: true,
      choices: ({ onReady }) => (
        <TagChoices all={all} isTag={options.isTag} keep={(next) => (change = next)} onReady={onReady} />
      ),
      perform: (item, send) => options.replace(item, changedTags(options.tagsOf(item), change), send),
    },
    items,
    tools,
  )
}
