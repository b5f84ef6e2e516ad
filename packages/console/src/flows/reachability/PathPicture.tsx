import type { Answer, Hop, ThingKind } from '@meridian/reachability'
import {
  Cloud,
  EthernetPort,
  Globe,
  HardDrive,
  Network,
  Router,
  Server,
  ShieldCheck,
  X,
  type LucideIcon,
} from 'lucide-react'
import { Fragment } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { typeNames } from '../../framework/text/common.messages.ts'
import { cx } from '../../ui/classes.ts'
import { FATE_INK, FATE_WORDS, FateShape, shownFate } from './fate.tsx'
import { reachMessages as messages } from '../../services/reach/reach.messages.ts'
import { useSay } from '../../services/reach/use-say.ts'

const KINDS: Readonly<Record<ThingKind, { icon: LucideIcon; word: MessageDescriptor }>> = {
  instance: { icon: Server, word: typeNames.instance },
  port: { icon: EthernetPort, word: typeNames.port },
  network: { icon: Network, word: typeNames.network },
  router: { icon: Router, word: typeNames.router },
  group: { icon: ShieldCheck, word: typeNames.group },
  floatingIp: { icon: Globe, word: typeNames.floatingIp },
  outside: { icon: Cloud, word: messages.outside },
  nobody: { icon: HardDrive, word: typeNames.port },
}

/** The way drawn from one end to the other; the list of hops says the same to readers. */
export function PathPicture({ answer }: { answer: Answer }) {
  return (
    <div aria-hidden className="flex flex-wrap items-stretch gap-y-3 p-4 max-sm:flex-col">
      {answer.path.map((hop, index) => (
        <Fragment key={index}>
          {index > 0 && <Wire before={answer.path[index - 1]} after={hop} />}
          <HopCard hop={hop} number={numberOf(answer, index)} />
        </Fragment>
      ))}
    </div>
  )
}

/** The number of the obstacle that is on a hop, by which "Open it" names it. */
function numberOf({ obstacles }: Answer, index: number): number | null {
  const at = obstacles.findIndex(({ hop, way }) => hop === index && way === 'there')
  return at === -1 ? null : at + 1
}

function HopCard({ hop, number }: { hop: Hop; number: number | null }) {
  const { formatMessage } = useIntl()
  const { nameOf, fact } = useSay()
  const fate = shownFate(hop)
  const { icon: Icon, word } = KINDS[hop.things[0]?.kind ?? 'nobody']
  return (
    <div
      className={cx(
        'flex min-w-31 flex-1 flex-col rounded-lg border text-sm',
        fate === 'stops' ? 'border-bad bg-surface' : 'border-line-strong',
        fate === 'unreached' && 'bg-sunken',
        (fate === 'assumed' || fate === 'unseen') && 'border-dashed',
      )}
    >
      <div className="grid flex-1 content-start gap-1 p-2.5">
        <p className="flex items-center gap-1.5 text-ink-2">
          <Icon className="size-3.5 shrink-0" />
          <span className="truncate">{formatMessage(word)}</span>
          {number !== null && <ObstacleNumber number={number} />}
        </p>
        <p className="font-semibold wrap-anywhere">{nameOf(hop.things)}</p>
        {hop.facts.map((each, index) => (
          <p key={index} className="wrap-anywhere text-ink-2">
            {fact(each)}
          </p>
        ))}
      </div>
      <p
        className={cx(
          'flex items-center gap-1.5 border-t px-2.5 py-1.5 font-medium',
          FATE_INK[fate],
          fate === 'stops' ? 'border-bad bg-bad-soft' : 'border-line',
        )}
      >
        <FateShape fate={fate} />
        {formatMessage(FATE_WORDS[fate])}
      </p>
    </div>
  )
}

export const ObstacleNumber = ({ number }: { number: number }) => (
  <span className="ms-auto grid size-5 shrink-0 place-items-center rounded-full bg-bad-strong text-xs font-semibold text-bad-ink">
    {number}
  </span>
)

/** Broken where the packet stops, and dashed behind it. */
function Wire({ before, after }: { before: Hop | undefined; after: Hop }) {
  const isCut = before?.fate === 'stops' && before.isReached
  const isOpen = after.isReached
  return (
    <span className="relative flex w-5 shrink-0 items-center self-stretch max-sm:h-4 max-sm:w-full max-sm:justify-center">
      <span
        className={cx(
          'w-full max-sm:h-full max-sm:w-0 max-sm:border-s-2 sm:border-t-2',
          isOpen && after.fate !== 'assumed' ? 'border-ok' : 'border-dashed border-ink-3',
        )}
      />
      {isCut && (
        <span className="absolute inset-0 m-auto grid size-4.5 place-items-center rounded-full bg-bad-strong text-bad-ink">
          <X className="size-3" />
        </span>
      )}
    </span>
  )
}
