import { isStackChanging, stackSnapshotEndpoints, type StackSnapshot, type StackSummary } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { LoadedTable } from '../../../framework/loading/PartsTable.tsx'
import { usePolicies } from '../../../framework/policy/policy-store.ts'
import { words, typeNames } from '../../../framework/text/common.messages.ts'
import { formatMoment } from '../../../framework/text/dates.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Card } from '../../../ui/Card.tsx'
import { detailsMessages as messages } from '../stack-details.messages.ts'
import { stackFields } from '../stack.messages.ts'
import { pollInterval } from './poll-interval.ts'
import { canRestore, useSnapshotAction } from './use-snapshot-action.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

const COLUMNS = { name: words.name, created: words.created, status: words.status, reason: stackFields.reason }

export function StackSnapshots({ stack }: { stack: StackSummary }) {
  const intl = useIntl()
  const snapshots = query(stackSnapshotEndpoints.stackSnapshotList, { params: { id: stack.id } })
  const { refetch } = useQuery({ ...snapshots, refetchInterval: pollInterval(isStackChanging(stack)) })
  return (
    <Card flush>
      <LoadedTable
        query={snapshots}
        failed={messages.snapshotsFailed}
        label={typeNames.snapshots}
        empty={messages.noSnapshots}
        columns={{ ...COLUMNS, actions: words.actions }}
        cells={(snapshot) => ({
          name: <span className="font-medium text-ink">{snapshot.name || snapshot.id}</span>,
          created: formatMoment(intl, snapshot.creation_time),
          status: snapshot.status,
          reason: snapshot.status_reason,
          actions: (
            <SnapshotButtons
              stack={stack}
              snapshot={snapshot}
              onChanged={() => void refetch({ cancelRefetch: false })}
            />
          ),
        })}
      />
    </Card>
  )
}

interface SnapshotButtonsProps {
  stack: StackSummary
  snapshot: StackSnapshot
  onChanged: () => void
}

function SnapshotButtons({ stack, snapshot, onChanged }: SnapshotButtonsProps) {
  const { formatMessage } = useIntl()
  const allows = usePolicies()
  const perform = useSnapshotAction(stack, onChanged)
  return (
    <span className="flex justify-end gap-1">
      {allows([['orchestration', 'stacks:restore_snapshot']]) === true && (
        <Button
          size="small"
          variant="quiet"
          disabled={!canRestore(stack, snapshot)}
          onClick={() => void perform('restore', snapshot)}
        >
          {formatMessage(moreWords.restore)}
        </Button>
      )}
      {allows([['orchestration', 'stacks:delete_snapshot']]) === true && (
        <Button size="small" variant="quiet" onClick={() => void perform('delete', snapshot)}>
          {formatMessage(moreWords.delete)}
        </Button>
      )}
    </span>
  )
}
