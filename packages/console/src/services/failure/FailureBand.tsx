import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { SERVICE_LANGUAGE } from '../../framework/notices/Reason.tsx'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { linkClass } from '../../ui/classes.ts'
import { causeOf, otherExplanationOf } from './causes.ts'
import { storyMessages } from './failure.messages.ts'
import type { FaultCause } from './service-texts.ts'

interface FailureBandProps {
  /** Of what failed. */
  name: string
  /** The likely cause; null if it is not known. */
  cause: FaultCause | null
  explanation: { title: MessageDescriptor; advice: MessageDescriptor }
  /** The service's own words, shown for an unknown cause. */
  message: string
  /** The page with the whole story. */
  to: string
  buttons?: ReactNode
}

/** Why an item failed and what to do next, below its row. */
export function FailureBand({ name, cause, explanation: { title, advice }, message, to, buttons }: FailureBandProps) {
  const { formatMessage } = useIntl()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <CircleAlert aria-hidden className="size-4 shrink-0 text-bad" />
      <p className="min-w-0 flex-1 basis-80 wrap-anywhere">
        <strong className="font-semibold">{formatMessage(title)}</strong>{' '}
        {cause === null ? <span lang={SERVICE_LANGUAGE}>{message}</span> : formatMessage(advice)}
      </p>
      <AppLink to={to} aria-label={`${formatMessage(storyMessages.why)} ${name}`} className={linkClass}>
        {formatMessage(storyMessages.why)}
      </AppLink>
      {buttons}
    </div>
  )
}

interface TextBandProps {
  name: string
  /** What the service wrote about the failure, newest first. */
  texts: readonly string[]
  to: string
}

/** The band of an item whose service left texts, as a volume or a stack. */
export function TextBand({ name, texts, to }: TextBandProps) {
  const cause = texts.map(causeOf).find((each) => each !== null) ?? null
  return (
    <FailureBand name={name} cause={cause} explanation={otherExplanationOf(cause)} message={texts[0] ?? ''} to={to} />
  )
}
