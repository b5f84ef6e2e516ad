import type { Fate, Hop } from '@meridian/reachability'
import { CircleCheck, CircleDashed, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { reachMessages as messages } from '../../services/reach/reach.messages.ts'

export type Shown = Fate | 'unreached'

/** A hop behind the first one that stops the packet is not called fine. */
export const shownFate = ({ fate, isReached }: Hop): Shown => (isReached || fate === 'stops' ? fate : 'unreached')

export const FATE_WORDS: Readonly<Record<Shown, MessageDescriptor>> = {
  passes: messages.fatePasses,
  stops: messages.fateStops,
  assumed: messages.fateAssumed,
  unseen: messages.fateUnseen,
  unreached: messages.fateUnreached,
}

export const FATE_INK: Readonly<Record<Shown, string>> = {
  passes: 'text-ok',
  stops: 'text-bad',
  assumed: 'text-ink-2',
  unseen: 'text-warn',
  unreached: 'text-ink-3',
}

const SHAPES: Readonly<Record<Shown, ReactNode>> = {
  passes: <CircleCheck className="size-3.5 text-ok" />,
  stops: <span className="m-0.75 size-2 rotate-45 rounded-[1px] bg-bad" />,
  assumed: <CircleDashed className="size-3.5 text-ink-2" />,
  unseen: <EyeOff className="size-3.5 text-warn" />,
  unreached: <span className="m-0.5 size-2.5 rounded-full border-[1.5px] border-ink-3" />,
}

/** Each fate has its own shape, so that it is recognizable without colour. */
export const FateShape = ({ fate }: { fate: Shown }) => (
  <span aria-hidden className="inline-flex shrink-0">
    {SHAPES[fate]}
  </span>
)
