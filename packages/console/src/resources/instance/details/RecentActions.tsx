import { serverConsoleEndpoints, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { ListCard } from '../../../framework/loading/PartsTable.tsx'
import { formatMoment } from '../../../framework/text/dates.ts'
import { wordFor } from '../../../framework/text/wording.ts'
import { paths } from '../../../paths.ts'
import { Status } from '../../../ui/Status.tsx'
import { linkClass } from '../../../ui/classes.ts'
import { actionNames, cockpitMessages } from '../instance-cockpit.messages.ts'
import { actionLogMessages } from '../instance-details.messages.ts'
import { instanceManifest } from '../instance.manifest.ts'
import { useUserNames } from './use-user-name.ts'
import { words, typeNames } from '../../../framework/text/common.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

/** As many as are seen at a glance; the tab has all. */
const SHOWN = 5

const COLUMNS = {
  what: moreWords.action,
  who: typeNames.user,
  when: moreWords.time,
  result: moreWords.result,
}

/** The last actions on a server, who did them, and how they ended. */
export function RecentActions({ server }: { server: Server }) {
  const intl = useIntl()
  const { formatMessage } = intl
  // By the time of the last change: an action that has just ended is in the list.
  const actions = { ...query(serverConsoleEndpoints.serverActionList, { params: { id: server.id } }), staleTime: 0 }
  const { data } = useQuery(actions)
  const shown = (data?.items ?? []).slice(0, SHOWN)
  const userName = useUserNames(shown.map(({ user_id: user }) => user))
  return (
    <ListCard
      title={cockpitMessages.recent}
      head={
        <AppLink to={paths.details(instanceManifest.type, server.id, 'audit')} className={linkClass}>
          {formatMessage(cockpitMessages.all)}
        </AppLink>
      }
      query={actions}
      failed={actionLogMessages.unableToList}
      empty={actionLogMessages.empty}
      columns={COLUMNS}
      of={(items) => items.slice(0, SHOWN)}
      idOf={(action) => action.request_id}
      cells={({ action, user_id: user, start_time: start, message }) => ({
        what: wordFor(intl, actionNames, action),
        who: <span className="wrap-anywhere">{userName(user)}</span>,
        when: <span className="whitespace-nowrap">{formatMoment(intl, start)}</span>,
        result: (
          <Status tone={message === null ? 'ok' : 'bad'}>
            {formatMessage(message === null ? words.done : words.failed)}
          </Status>
        ),
      })}
    />
  )
}
