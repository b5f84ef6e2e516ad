import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { SERVICE_LANGUAGE } from '../../framework/notices/Reason.tsx'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { formatMoment } from '../../framework/text/dates.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { Status } from '../../ui/Status.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { Badge } from '../../ui/inline.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { RequestId } from '../../ui/states.tsx'
import { causeOf, otherExplanationOf } from './causes.ts'
import type { FaultCause } from './service-texts.ts'
import { storyMessages } from './failure.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** Something that happened to the item, in order of time. */
export interface StoryStep {
  key: string
  time: string
  text: ReactNode
  failed: boolean
}

interface FailureStoryProps {
  /** The likely cause; null if it is not known. */
  cause: FaultCause | null
  explanation: { title: MessageDescriptor; advice: MessageDescriptor }
  /** What mends it. */
  buttons?: ReactNode
  steps: readonly StoryStep[]
  requests: readonly string[]
  /** Whether more steps are being read. */
  loading?: boolean
  /** The card with the service's own words. */
  children: ReactNode
}

/** Why an item failed: the likely cause with its next step, then what happened and the service's own words. */
export function FailureStory({
  cause,
  explanation,
  buttons,
  steps,
  requests,
  loading = false,
  children,
}: FailureStoryProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <section aria-label={formatMessage(storyMessages.why)} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-bad bg-bad-soft px-4 py-3">
        <CircleAlert aria-hidden className="size-6 shrink-0 text-bad" />
        <div className="min-w-0 flex-1 basis-80">
          <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-bad">
            {formatMessage(storyMessages.why)}
            {cause !== null && <Badge>{formatMessage(storyMessages.likely)}</Badge>}
          </p>
          <h2 className="text-lg font-semibold">{formatMessage(explanation.title)}</h2>
          <p className="text-ink-2">{formatMessage(explanation.advice)}</p>
        </div>
        {cause === 'quota' && (
          <AppLink to={paths.overview()} className={buttonClass('default')}>
            {formatMessage(storyMessages.showQuotas)}
          </AppLink>
        )}
        {buttons}
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {(loading || steps.length > 0 || requests.length > 0) && (
          <Card title={formatMessage(storyMessages.happened)}>
            {loading && <Skeleton className="w-40" />}
            <ol className="grid gap-2">
              {steps.map(({ key, time, text, failed }) => (
                <li key={key} className="grid grid-cols-[max-content_1fr] gap-x-3">
                  <time className="text-sm text-ink-3">{formatMoment(intl, time)}</time>
                  <Status tone={failed ? 'bad' : 'ok'}>
                    <span className="whitespace-normal wrap-anywhere">{text}</span>
                  </Status>
                </li>
              ))}
            </ol>
            {requests.map((request) => (
              <div key={request} className="mt-3">
                <RequestId id={request} />
              </div>
            ))}
          </Card>
        )}
        {children}
      </div>
    </section>
  )
}

interface TextStoryProps {
  /** What the service wrote about the failure, newest first. */
  texts: readonly string[]
  buttons?: ReactNode
  steps?: readonly StoryStep[]
  requests?: readonly string[]
}

/** The story of an item whose service left texts, as a volume, a backup, a stack or a port. */
export function TextStory({ texts, buttons, steps = [], requests = [] }: TextStoryProps) {
  const { formatMessage } = useIntl()
  const cause = texts.map(causeOf).find((each) => each !== null) ?? null
  return (
    <FailureStory
      cause={cause}
      explanation={otherExplanationOf(cause)}
      buttons={buttons}
      steps={steps}
      requests={requests}
    >
      <Card title={formatMessage(moreWords.messageFromTheService)}>
        {texts.length === 0 ? (
          <p className="text-ink-3">{formatMessage(storyMessages.nothing)}</p>
        ) : (
          <ul className="grid gap-2">
            {texts.map((text) => (
              <li key={text} lang={SERVICE_LANGUAGE} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </FailureStory>
  )
}
