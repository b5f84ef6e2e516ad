import { serverConsoleEndpoints, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink, MonitorOff } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { underBase } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { describeError } from '../../../framework/text/describe-error.ts'
import { safeAddress } from '../../../framework/link/safe-address.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { consoleTabMessages } from './console-tab.messages.ts'

const TYPES = ['AUTO', 'VNC', 'SPICE', 'SERIAL'] as const
type WantedType = (typeof TYPES)[number]

/** A server's console, of the kind that the cloud offers or that was asked for. */
export function ConsoleTab({ server }: { server: Server }) {
  const intl = useIntl()
  const say = (message: keyof typeof consoleTabMessages) => intl.formatMessage(consoleTabMessages[message])
  const [type, setType] = useState<WantedType>('AUTO')
  const isRunning = server.status === 'ACTIVE'
  if (!isRunning)
    return (
      <Card>
        <EmptyState icon={<MonitorOff aria-hidden />} title={say('notRunning')} />
      </Card>
    )
  return (
    <Card flush>
      <div className="border-b border-line px-4 py-3">
        <SelectField
          className="w-52"
          name="type"
          label={say('type')}
          value={type}
          options={TYPES.map((value) => ({ value, label: say(value) }))}
          onChange={(next) => setType(TYPES.find((each) => each === next) ?? 'AUTO')}
          onBlur={() => {}}
          ref={null}
        />
      </div>
      <Console key={type} id={server.id} type={type} />
    </Card>
  )
}

function Console({ id, type }: { id: string; type: WantedType }) {
  const intl = useIntl()
  const say = (message: keyof typeof consoleTabMessages) => intl.formatMessage(consoleTabMessages[message])
  // Each answer is a key to the console, made for this asking: none is kept, and none is asked for unasked.
  const { data, error, isFetching, refetch } = useQuery({
    ...query(serverConsoleEndpoints.serverConsoleInfo, { params: { id }, body: { console_type: type } }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (error)
    return (
      <ErrorState
        title={say('unavailable')}
        message={describeError(intl, error)}
        requestId={error.requestId}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data)
    return (
      <div className="grid place-items-center py-16 text-ink-3">
        <Spinner label={say('loading')} className="size-6" />
      </div>
    )
  const own = safeAddress(data.url)
  const page = data.page === null ? null : underBase(data.page)
  return (
    <>
      {page ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, which needs its scripts and origin: a sandbox with both is none
        <iframe title={say('title')} src={page} className="block h-[60vh] min-h-80 w-full border-0 bg-sunken" />
      ) : (
        <p className="p-4 text-ink-2">{say('elsewhere')}</p>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line px-4 py-3">
        {page && <OutsideLink to={page}>{say('only')}</OutsideLink>}
        {own && <OutsideLink to={own}>{say('own')}</OutsideLink>}
      </p>
    </>
  )
}

const OutsideLink = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noreferrer" className={`inline-flex items-center gap-1.5 ${linkClass}`}>
    {children}
    <ExternalLink aria-hidden className="size-3.5" />
  </a>
)
