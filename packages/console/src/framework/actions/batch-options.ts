import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { Call } from '../../api/client.ts'
import type { Item } from '../resource/item.ts'
import type { Text } from '../resource/resource-text.ts'
import type { ConfirmRequest } from '../resource/confirm.ts'
import type { RunningAction } from '../resource/action.ts'
import type { LookAhead } from '../resource/consequences.ts'

export interface BatchMessages {
  /** 'Start Instance'. */
  one: Text
  /** 'Start Instances'. */
  other: Text
  /** 'Started Instance'. */
  pastOne?: Text
  /** 'Started Instances'. */
  pastOther?: Text
  /** The warning of the question; that it cannot be undone unless given. */
  help?: MessageDescriptor
  /** The button that refuses; 'Cancel' unless given, as for an action that cancels something. */
  refuse?: MessageDescriptor
  /** Its step in a plan, with `{name}`; the label and the name unless given. */
  step?: Text
  /** The button that confirms; the label unless given. */
  confirm?: Text
}

/** The sentences of an action; `batch.messages.ts` has the common ones and says which values they take. */
export type BatchSentences = Record<'title' | 'body' | 'notAllowed' | 'done' | 'failed', Text>

/** Finds out what an action entails; every deletion has one, or says that nothing else is concerned. */
export type LookAheadOption<T> = (() => Promise<LookAhead<T>>) | 'nothing else'

export interface BatchOptions<T extends Item> extends Omit<
  RunningAction<T>,
  'label' | 'batchLabel' | 'run' | 'perform'
> {
  messages: BatchMessages
  sentences?: Partial<BatchSentences>
  /** Whether it can act on several items at once. */
  batch?: boolean
  /** Whether it asks for confirmation; dangerous actions always do. */
  confirms?: boolean
  /** Whether it removes the items; an item that is already gone is then no failure. */
  removes?: boolean
  /** Whether it cannot be undone, so that the user gets time before it starts; as `removes` unless given. */
  final?: boolean
  /** What the user chooses in the confirmation. */
  choices?: ConfirmRequest<unknown>['choices']
  /** Finds out what it entails; shown in the confirmation. */
  lookAhead?: LookAheadOption<T>
  /** The tone of the success message. */
  tone?: 'success' | 'info'
  /** The sentence for the failure of a single item; the common one unless given. */
  failedOn?(item: T, intl: IntlShape): string
  /** Sends all its requests by `send`, so that they can be shown as code and are listed with the action. */
  perform(item: T, send: Call): Promise<unknown>
}
