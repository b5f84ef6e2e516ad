import { serverConsoleEndpoints, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink, MonitorOff } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { underBase } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { AppLink, safeAddress } from '../../../framework/link/AppLink.tsx'
import { words } from '../../../framework/text/common.messages.ts'
import { describeError } from '../../../framework/text/error-text.ts'
import { paths } from '../../../paths.ts'
import { tabNames } from '../../../services/reach/reach-tab.messages.ts'
import { Card } from '../../../ui/Card.tsx'
import { linkClass } from '../../../ui/classes.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Spinner } from '../../../ui/progress.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { consoleTabMessages, consoleTypes } from '../instance-details.messages.ts'

const TYPES = { AUTO: words.automatic, ...consoleTypes }
type ConsoleType = keyof typeof TYPES

/** A server's console, of the type that the user chooses or the cloud offers. */
export function ConsoleTab({ server }: { server: Server }) {
  const intl = useIntl()
  const textOf = (message: keyof typeof consoleTabMessages) => intl.formatMessage(consoleTabMessages[message])
  const [type, setType] = useState<ConsoleType>('AUTO')
  // A console that is open stays so: it shows that the instance is paused, restarts or has no signal.
  const [wasRunning, setWasRunning] = useState(false)
  const isRunning = server.status === 'ACTIVE'
  if (isRunning && !wasRunning) setWasRunning(true)
  if (!isRunning && !wasRunning)
    return (
      <Card>
        <EmptyState icon={<MonitorOff aria-hidden />} title={textOf('notRunning')} />
      </Card>
    )
  return (
    <Card flush>
      <div className="border-b border-line px-4 py-3">
        <SelectField
          className="w-52"
          name="type"
          label={textOf('type')}
          value={type}
          options={Object.entries(TYPES).map(([value, label]) => ({ value, label: intl.formatMessage(label) }))}
          onChange={(next) => setType((next ?? 'AUTO') as ConsoleType)} // a value of the options
          onBlur={() => {}}
          ref={null}
        />
      </div>
      <Console key={type} id={server.id} type={type} />
    </Card>
  )
}

function Console({ id, type }: { id: string; type: ConsoleType }) {
  const intl = useIntl()
  const textOf = (message: keyof typeof consoleTabMessages) => intl.formatMessage(consoleTabMessages[message])
  // Each response has a new token for the console: it is not cached, and not requested in the background.
  const { data, error, isFetching, refetch } = useQuery({
    ...query(serverConsoleEndpoints.serverConsoleInfo, { params: { id }, body: { console_type: type } }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (error)
    return (
      <ErrorState
        title={textOf('unavailable')}
        message={describeError(intl, error)}
        requestId={error.requestId}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data)
    return (
      <div className="grid place-items-center py-16 text-ink-3">
        <Spinner label={textOf('loading')} className="size-6" />
      </div>
    )
  const own = safeAddress(data.url)
  const page = data.page === null ? null : underBase(data.page)
  return (
    <>
      {page ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its scripts and origin: a sandbox that allows both protects nothing
        <iframe
          title={textOf('title')}
          src={page}
          allow="fullscreen; clipboard-write"
          className="block h-[60vh] min-h-80 w-full border-0 bg-sunken"
        />
      ) : (
        <p className="p-4 text-ink-2">{textOf('elsewhere')}</p>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line px-4 py-3">
        {page && <OutsideLink to={page}>{textOf('only')}</OutsideLink>}
        {own && <OutsideLink to={own}>{textOf('own')}</OutsideLink>}
        <AppLink to={paths.sshReach(id)} className={linkClass}>
          {intl.formatMessage(tabNames.sshWorks)}
        </AppLink>
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
