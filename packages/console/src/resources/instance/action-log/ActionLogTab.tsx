import { serverConsoleEndpoints, type Server, type ServerAction } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { formatMoment } from '../../../framework/text/dates.ts'
import { LoadedTable } from '../../../framework/loading/LoadedTable.tsx'
import { usePolicies } from '../../../framework/policy/policies.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ActionEvents } from './ActionEvents.tsx'
import { actionLogMessages, actionLogPhrases } from './action-log.messages.ts'

const COLUMNS = ['requestId', 'action', 'startTime', 'userId', 'message', 'events'] as const

/** What was done to a server, newest first, with what happened in each for those who may know. */
export function ActionLogTab({ server: { id, tenant_id: project } }: { server: Server }) {
  const intl = useIntl()
  const say = (message: keyof typeof actionLogMessages) => intl.formatMessage(actionLogMessages[message])
  const [open, setOpen] = useState<string | null>(null)
  const maySeeEvents = usePolicies()([['compute', 'os_compute_api:os-instance-actions:show']], { project_id: project })
  const cellsOf = ({ action, request_id: request, start_time: start, user_id: user, message }: ServerAction) => ({
    requestId: (
      <>
        <code className="font-mono text-sm">{request}</code>
        {open === request && <ActionEvents server={id} request={request} />}
      </>
    ),
    action,
    startTime: <span className="whitespace-nowrap">{formatMoment(intl, start)}</span>,
    userId: user && <span className="wrap-anywhere">{user}</span>,
    message,
    events: maySeeEvents && (
      <Button
        size="small"
        aria-expanded={open === request}
        aria-label={intl.formatMessage(actionLogPhrases.eventsOf, { action })}
        onClick={() => setOpen(open === request ? null : request)}
      >
        {say(open === request ? 'hideEvents' : 'events')}
      </Button>
    ),
  })
  return (
    <Card flush>
      <LoadedTable
        query={query(serverConsoleEndpoints.serverActionList, { params: { id } })}
        failed={say('unableToList')}
        empty={say('empty')}
        label={say('title')}
        columns={COLUMNS.map((column) => ({ id: column, header: say(column), hidden: column === 'events' }))}
        rows={({ items }) => items.map((action) => ({ id: action.request_id, cells: cellsOf(action) }))}
      />
    </Card>
  )
}
