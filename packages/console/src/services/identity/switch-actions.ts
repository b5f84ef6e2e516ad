import { CircleCheck, CircleOff } from 'lucide-react'
import type { RunningAction } from '../../framework/actions/action.ts'
import { batchAction, type BatchMessages } from '../../framework/actions/batch-action.ts'
import type { CellContext, Item } from '../../framework/resource/item.ts'

interface SwitchOptions<T extends Item> extends Pick<RunningAction<T>, 'policy' | 'setting'> {
  enable: BatchMessages
  disable: BatchMessages
  /** Whether this one may be disabled at all. */
  mayDisable?: (item: T, context: CellContext) => boolean
  set(id: string, enabled: boolean): Promise<unknown>
}

/** Enabling and disabling: whichever a thing is not. Disabling shuts people out, so it asks first. */
export const switchActions = <T extends Item & { enabled: boolean }>({
  enable,
  disable,
  mayDisable,
  set,
  ...common
}: SwitchOptions<T>): [enable: RunningAction<T>, disable: RunningAction<T>] => [
  batchAction<T>({
    ...common,
    id: 'enable',
    icon: CircleCheck,
    batch: true,
    messages: enable,
    allowed: ({ enabled }) => !enabled,
    perform: ({ id }) => set(id, true),
  }),
  batchAction<T>({
    ...common,
    id: 'disable',
    icon: CircleOff,
    batch: true,
    asks: true,
    messages: disable,
    allowed: (item, context) => item.enabled && (mayDisable?.(item, context) ?? true),
    perform: ({ id }) => set(id, false),
  }),
]
