import { isWrite, UpstreamCall, withoutSecrets } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/query.ts'
import { currentScope, MOST_TRACED, type Trace, type TracedRequest } from '../../api/trace.ts'
import { beginActivity, type Activity } from '../../framework/activity/activity.ts'
import { CodeView } from '../../framework/code/CodePreview.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { Status } from '../../ui/Status.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { RequestId } from '../../ui/states.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { maySendAgain } from './may-send-again.ts'
import { sentMessages as messages } from './sent.messages.ts'

const Calls = z.array(UpstreamCall)

interface SentRequestsProps {
  activity: Activity
  open: boolean
  onClose: () => void
}

/** What an activity has really sent to the cloud, in order; each call as code, and the failed ones to send again. */
export function SentRequests({ activity, open, onClose }: SentRequestsProps) {
  const { formatMessage } = useIntl()
  const { title, subject, sent } = activity
  const requests = sent
    .map((request) => ({ request, calls: callsOf(request) }))
    // Others called no service, as a check of policies, or are not answered yet.
    .filter(({ request, calls }) => request.failed || calls.length > 0)
  const all = requests.flatMap(({ calls }) => calls)
  const changing = all.filter(isWrite)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={formatMessage(messages.title)}
      description={[title, subject].filter(Boolean).join(': ')}
      footer={<Button onClick={onClose}>{formatMessage(words.close)}</Button>}
    >
      <div className="grid grid-cols-1 gap-5">
        {sent.length >= MOST_TRACED && (
          <p className="text-sm text-ink-2">{formatMessage(messages.newest, { count: MOST_TRACED })}</p>
        )}
        <ol className="grid grid-cols-1 divide-y divide-line rounded-lg border border-line">
          {requests.map(({ request, calls }, index) => (
            <RequestItem key={index} request={request} calls={calls} activity={activity} />
          ))}
        </ol>
        {changing.length > 1 && (
          <section aria-label={formatMessage(messages.all)} className="grid grid-cols-1 gap-2">
            <h3 className="font-semibold">{formatMessage(messages.all)}</h3>
            <CodeView calls={changing} />
          </section>
        )}
      </div>
    </Dialog>
  )
}

const callsOf = ({ calls }: TracedRequest): UpstreamCall[] => Calls.safeParse(calls).data ?? []

interface RequestItemProps {
  request: TracedRequest
  calls: readonly UpstreamCall[]
  activity: Activity
}

/** One request of the console: usually one call to the cloud, sometimes several. */
function RequestItem({ request, calls, activity }: RequestItemProps) {
  const intl = useIntl()
  const [busy, setBusy] = useState(false)
  const sendAgain = async () => {
    setBusy(true)
    await repeat(request, activity)
      .then(() => toast.success(intl.formatMessage(messages.sentAgain)))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        toast.danger(describeError(intl, error), { requestId: error.requestId })
      })
      .finally(() => setBusy(false))
  }
  return (
    <li className="grid grid-cols-1 gap-2 px-3 py-2">
      {calls.map((call, index) => (
        <CallDetails key={index} call={call} />
      ))}
      {calls.length === 0 && <p className="text-sm text-ink-2">{intl.formatMessage(messages.noCalls)}</p>}
      {request.scope === currentScope() && maySendAgain(request, activity.sent) && (
        <div>
          <Button size="small" busy={busy} onClick={() => void sendAgain()}>
            {intl.formatMessage(messages.again)}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Sends a request again as an activity of its own, and refetches what is shown. */
async function repeat(request: TracedRequest, { title, subject }: Activity): Promise<void> {
  const sent: Trace = []
  const handle = beginActivity({ title, subject, sent })
  try {
    await request.again?.(sent)
    request.again = null
    handle.end('done')
  } catch (error) {
    handle.end('failed')
    throw error
  } finally {
    void queryClient.invalidateQueries()
  }
}

function CallDetails({ call }: { call: UpstreamCall }) {
  const intl = useIntl()
  const { method, service, path, version, status, milliseconds, requestId } = call
  const [masked = call] = withoutSecrets([call])
  return (
    <details className="group min-w-0 text-sm">
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1">
        <code className="min-w-0 flex-1 basis-64 wrap-anywhere">
          <span className="font-semibold">{method}</span> {service} {path}
        </code>
        <span className="flex shrink-0 items-baseline gap-3 tabular-nums">
          {version && <span className="text-ink-3">{version}</span>}
          <Status tone={status === null ? 'warn' : status < 400 ? 'ok' : 'bad'}>
            {status ?? intl.formatMessage(messages.unanswered)}
          </Status>
          <span className="w-16 text-end text-ink-3">
            {intl.formatMessage(messages.milliseconds, { milliseconds })}
          </span>
        </span>
      </summary>
      <div className="grid grid-cols-1 gap-3 pt-2 ps-4">
        {requestId && <RequestId id={requestId} />}
        {masked.body !== null && (
          <pre
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling must be possible by keyboard
            tabIndex={0}
            aria-label={intl.formatMessage(messages.body)}
            className="max-h-56 overflow-auto rounded-md bg-sunken p-3 font-mono wrap-anywhere whitespace-pre-wrap"
          >
            {JSON.stringify(JSON.parse(masked.body), null, 2)}
          </pre>
        )}
        <CodeView calls={[call]} />
      </div>
    </details>
  )
}
