import { ask, type Answer, type Cloud, type Question } from '@meridian/reachability'
import { Ban, Check, CircleQuestionMark, EyeOff, Lock } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { Card } from '../../ui/Card.tsx'
import { cx } from '../../ui/classes.ts'
import { FATE_WORDS, FateShape, shownFate } from './fate.tsx'
import { OpenIt } from './OpenIt.tsx'
import { PathPicture } from './PathPicture.tsx'
import { reachMessages as messages, reachPhrases as phrases } from '../../services/reach/reach.messages.ts'
import { timedAnswer } from './timed-answer.ts'
import { useSay } from '../../services/reach/use-say.ts'

interface AnswerViewProps {
  cloud: Cloud
  question: Question
  /** Whether the user said that it should stay closed. */
  staysClosed: boolean
  onStaysClosed: (isSo: boolean) => void
  /** The fields of the question, in the same card. */
  children: ReactNode
}

/** The answer: one sentence, the way, what opens it, and what nobody can see. */
export function AnswerView({ cloud, question, staysClosed, onStaysClosed, children }: AnswerViewProps) {
  const { answer, time } = useMemo(() => timedAnswer(cloud, question), [cloud, question])
  return (
    <>
      <section className="overflow-hidden rounded-lg border border-line bg-surface shadow-near">
        {children}
        <VerdictBand answer={answer} time={time} />
        <PathPicture answer={answer} />
        <ReplyLine answer={answer} />
      </section>
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-3">
          {(staysClosed || answer.verdict === 'blocked') && (
            <Intention isClosed={answer.verdict === 'blocked'} isMeant={staysClosed} onChange={onStaysClosed} />
          )}
          {answer.obstacles.length > 0 && !staysClosed && <OpenIt cloud={cloud} question={question} answer={answer} />}
          {answer.verdict !== 'blocked' && <RestsOn answer={answer} />}
          <OtherVersion cloud={cloud} question={question} answer={answer} />
        </div>
        <div className="grid grid-cols-1 gap-3">
          <HopList answer={answer} />
          <Warnings answer={answer} />
          <Beyond answer={answer} />
        </div>
      </div>
    </>
  )
}

interface IntentionProps {
  isClosed: boolean
  /** Whether the user said that it should stay closed. */
  isMeant: boolean
  onChange: (isMeant: boolean) => void
}

/** That nothing should be opened is an answer, too: it is remembered, and said when it is open after all. */
function Intention({ isClosed, isMeant, onChange }: IntentionProps) {
  const { formatMessage } = useIntl()
  const text = isMeant && (isClosed ? messages.closedAsMeant : messages.openThoughMeant)
  return (
    <div
      role={isMeant && !isClosed ? 'alert' : undefined}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border px-4 py-2.5',
        isMeant && !isClosed ? 'border-bad bg-bad-soft' : 'border-line bg-surface shadow-near',
      )}
    >
      <Lock aria-hidden className="size-4 shrink-0 text-ink-2" />
      <p className="min-w-40 flex-1">{formatMessage(text || messages.isItMeant)}</p>
      <Button size="small" onClick={() => onChange(!isMeant)}>
        {formatMessage(isMeant ? messages.mayOpen : messages.staysClosed)}
      </Button>
    </div>
  )
}

const BANDS = {
  reachable: { band: 'bg-ok-soft', sign: 'bg-ok', icon: Check },
  blocked: { band: 'bg-bad-soft', sign: 'bg-bad-strong', icon: Ban },
  depends: { band: 'bg-warn-soft', sign: 'bg-warn', icon: CircleQuestionMark },
} as const

function VerdictBand({ answer, time }: { answer: Answer; time: number }) {
  const { formatMessage } = useIntl()
  const { sentence } = useSay()
  const { band, sign, icon: Icon } = BANDS[answer.verdict]
  const reasons =
    answer.verdict === 'blocked' ? answer.obstacles : answer.verdict === 'depends' ? answer.unseen : answer.assumptions
  const title = useVerdict(answer)
  return (
    <div className={cx('flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line px-4 py-3', band)}>
      <span aria-hidden className={cx('grid size-8 shrink-0 place-items-center rounded-lg text-surface', sign)}>
        <Icon className="size-5" />
      </span>
      <div role="status" className="min-w-60 flex-1">
        <h2 className="text-lg font-semibold">{title}</h2>
        {reasons.length > 0 && (
          <p className="wrap-anywhere">
            {reasons.map(({ say, thing }) => formatMessage(phrases.reason, { text: sentence(say, [thing]) })).join(' ')}
          </p>
        )}
        {answer.outerPort !== null && <p>{formatMessage(phrases.outerPort, { port: answer.outerPort })}</p>}
      </div>
      <p className="max-w-60 text-sm text-ink-2">{formatMessage(phrases.workedOut, { time })}</p>
    </div>
  )
}

/** The verdict in a few words. */
function useVerdict({ verdict, obstacles, assumptions }: Answer): string {
  const { formatMessage } = useIntl()
  if (verdict === 'blocked') return formatMessage(phrases.blocked, { count: obstacles.length })
  if (verdict === 'depends') return formatMessage(messages.depends)
  if (assumptions.length === 0) return formatMessage(messages.readable)
  return formatMessage(phrases.assumed, { count: assumptions.length })
}

function ReplyLine({ answer: { reply } }: { answer: Answer }) {
  const { formatMessage } = useIntl()
  if (reply.kind === 'none') return null
  return (
    <p className="px-4 pb-3 text-sm text-ink-3">
      {formatMessage(reply.kind === 'rules' ? messages.replyRules : messages.remembered)}
    </p>
  )
}

function HopList({ answer: { path } }: { answer: Answer }) {
  const { formatMessage } = useIntl()
  const { hopSentence } = useSay()
  return (
    <Card title={formatMessage(messages.hopByHop)} flush>
      <ol className="py-1">
        {path.map((hop, index) => {
          const fate = shownFate(hop)
          return (
            <li key={index} className={cx('flex gap-2 px-4 py-1.5', fate === 'stops' && 'bg-bad-soft')}>
              <span aria-hidden className="w-4 shrink-0 text-end text-ink-3 tabular-nums">
                {index + 1}
              </span>
              <span className="mt-0.75">
                <FateShape fate={fate} />
              </span>
              <span className="min-w-0 wrap-anywhere">
                {fate !== 'passes' && <b className="font-semibold">{formatMessage(FATE_WORDS[fate])}: </b>}
                {hopSentence(hop)}
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

/** What an answer that is not "blocked" rests on, by how sure it is. */
function RestsOn({ answer: { path, assumptions, unseen } }: { answer: Answer }) {
  const { formatMessage } = useIntl()
  const { sentence } = useSay()
  const certain = path.filter(({ fate }) => fate === 'passes').length
  const rows = [
    ...unseen.map(({ say, thing }) => ({ fate: 'unseen' as const, text: sentence(say, [thing]) })),
    ...assumptions.map(({ say, thing }) => ({ fate: 'assumed' as const, text: sentence(say, [thing]) })),
  ]
  return (
    <Card title={formatMessage(messages.rests)} flush>
      <ul className="divide-y divide-line">
        <li className="flex gap-3 px-4 py-2.5">
          <span className="flex w-28 shrink-0 items-center gap-1.5 text-ok">
            <FateShape fate="passes" /> {formatMessage(messages.certain)}
          </span>
          {formatMessage(phrases.hops, { count: certain })}
        </li>
        {rows.map(({ fate, text }, index) => (
          <li key={index} className="flex gap-3 px-4 py-2.5">
            <span className="flex w-28 shrink-0 items-center gap-1.5">
              <FateShape fate={fate} /> {formatMessage(FATE_WORDS[fate])}
            </span>
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The same question in the other version of IP, if both ends have it: one rule is about one version. */
function OtherVersion({ cloud, question, answer }: { cloud: Cloud; question: Question; answer: Answer }) {
  const { formatMessage } = useIntl()
  const { sentence } = useSay()
  const version = answer.version === 4 ? 6 : 4
  const other = useMemo(() => ask(cloud, { ...question, version }), [cloud, question, version])
  const title = useVerdict(other)
  if (other.path.length < 2) return null
  return (
    <Card title={formatMessage(messages.alsoAsked)}>
      <p className="wrap-anywhere">
        <b className="font-semibold">
          {formatMessage(phrases.version, { version })}: {title}
        </b>{' '}
        {other.obstacles
          .map(({ say, thing }) => formatMessage(phrases.reason, { text: sentence(say, [thing]) }))
          .join(' ')}
      </p>
    </Card>
  )
}

function Warnings({ answer: { warnings } }: { answer: Answer }) {
  const { formatMessage } = useIntl()
  const { fact } = useSay()
  if (warnings.length === 0) return null
  return (
    <Card title={formatMessage(messages.worthKnowing)}>
      <ul className="grid gap-2">
        {warnings.map((each, index) => (
          <li key={index} className="wrap-anywhere">
            {fact(each)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Beyond({ answer: { beyond } }: { answer: Answer }) {
  const { formatMessage } = useIntl()
  const { fact } = useSay()
  return (
    <Card title={formatMessage(messages.beyond)}>
      <ul className="grid gap-2">
        {beyond.map((each) => (
          <li key={each.code} className="flex gap-2 wrap-anywhere text-ink-2">
            <EyeOff aria-hidden className="mt-0.75 size-3.5 shrink-0" />
            <span className="min-w-0">{fact(each)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
