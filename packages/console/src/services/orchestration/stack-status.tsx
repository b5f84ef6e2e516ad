import { splitStackStatus } from '@meridian/contract'
import { useIntl, type IntlShape } from 'react-intl'
import { Status, type StatusTone } from '../../ui/Status.tsx'
import { stackActionNames, stackStatusPhrases } from './stack-status.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const isState = (state: string): state is keyof typeof stackStatusPhrases => Object.hasOwn(stackStatusPhrases, state)
const isAction = (action: string): action is keyof typeof stackActionNames => Object.hasOwn(stackActionNames, action)

/** The status of a stack or of a resource in words; one that Heat has added since is shown as it is. */
export function statusText(intl: IntlShape, status: string): string {
  const { action, state } = splitStackStatus(status)
  if (action === 'INIT') return intl.formatMessage(moreWords.waiting)
  if (!isState(state) || !isAction(action)) return status
  return intl.formatMessage(stackStatusPhrases[state], { action: intl.formatMessage(stackActionNames[action]) })
}

export function statusTone(status: string): StatusTone {
  const { action, state } = splitStackStatus(status)
  if (state === 'IN_PROGRESS') return 'busy'
  if (state === 'FAILED') return 'bad'
  return action === 'INIT' || action === 'SUSPEND' || action === 'DELETE' ? 'off' : 'ok'
}

/** The status of an event, which is over: nothing of it is in progress now. */
export const EventStatus = ({ status }: { status: string }) => {
  const tone = statusTone(status)
  return <Status tone={tone === 'busy' ? 'off' : tone}>{statusText(useIntl(), status)}</Status>
}

export const StackStatus = ({ status }: { status: string }) => (
  <Status tone={statusTone(status)}>{statusText(useIntl(), status)}</Status>
)
