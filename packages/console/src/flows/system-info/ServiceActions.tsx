import { CircleCheck, CircleOff, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Call } from '../../api/client.ts'
import { queryClient } from '../../api/query.ts'
import { usePartAction } from '../../framework/actions/apply-result.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { column, type Column } from '../../framework/resource/column.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import { words } from '../../framework/text/common.messages.ts'
import { switchActions } from '../../services/identity/identity-resource.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { STATES, type ServiceRow } from './states.ts'
import { serviceActionPhrases as phrases, serviceNames, systemInfoMessages } from './system-info.messages.ts'

/** How the services of a table are changed. */
export interface ServiceChanges {
  of: keyof typeof STATES
  update: readonly PolicyRule[]
  set(row: ServiceRow, enabled: boolean, send: Call): Promise<unknown>
  /** Without it, the service keeps no records that could be deleted. */
  removal?: { policy: readonly PolicyRule[]; remove(row: ServiceRow, send: Call): Promise<unknown> }
}

const COMPUTE = 'nova-compute'

export const actionsColumn = <T extends ServiceRow>(changes: ServiceChanges): Column<T> =>
  column('actions', words.actions, () => null, {
    width: 84,
    grow: 0.2,
    cell: (row) => <ServiceActions row={row} changes={changes} />,
  })

function ServiceActions({ row, changes: { of, update, set, removal } }: { row: ServiceRow; changes: ServiceChanges }) {
  const { formatMessage } = useIntl()
  const policies = usePolicies()
  const readAgain = <T,>(done: T): T => {
    void queryClient.invalidateQueries({ queryKey: STATES[of].queryKey })
    return done
  }
  const name = `${row.name} (${row.host})`
  const common = { label: () => name, whole: { type: `OS::${of}::Service`, id: row.id } }
  const [enable, disable] = switchActions<ServiceRow>(
    { names: serviceNames },
    {
      policy: update,
      disableWarning: systemInfoMessages.disableWarning,
      mayDisable: () => true,
      set: (_id, enabled, send) => set(row, enabled, send).then(readAgain),
    },
  )
  const toggle = usePartAction({ ...common, action: row.enabled ? disable : enable })
  const remove = usePartAction({
    ...common,
    action: deleteAction<ServiceRow>(
      { names: serviceNames },
      {
        lookAhead:
          row.name === COMPUTE
            ? async () => (await import('../../services/deletion/compute-look-ahead.ts')).computeHostLookAhead
            : 'nothing else',
        remove: (item, send) => (removal?.remove(item, send) ?? Promise.resolve()).then(readAgain),
      },
    ),
  })
  return (
    <span className="flex justify-end gap-1">
      {policies(update) === true && (
        <IconButton
          size="small"
          label={formatMessage(row.enabled ? phrases.disable : phrases.enable, { name })}
          icon={row.enabled ? <CircleOff aria-hidden /> : <CircleCheck aria-hidden />}
          onClick={() => void toggle(row)}
        />
      )}
      {/* One that runs would register again. */}
      {removal && !row.up && policies(removal.policy) === true && (
        <IconButton
          size="small"
          label={formatMessage(phrases.remove, { name })}
          icon={<Trash2 aria-hidden />}
          onClick={() => void remove(row)}
        />
      )}
    </span>
  )
}
