import { DisabledReason, type MoveMode } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import type { ItemDialogProps } from '../../framework/resource/modal.ts'
import { targetHost } from '../../services/compute/target-host.tsx'
import { targetHostMessages } from '../../services/compute/target-host.messages.ts'
import { hypervisorFormMessages as messages, hypervisorFormPhrases as phrases } from './hypervisor-forms.messages.ts'
import { hypervisorMessages } from './hypervisor.messages.ts'
import type { Hypervisor } from './hypervisor.queries.ts'
import { MovedInstances } from './MovedInstances.tsx'
import { useEmptyHost } from './use-empty-host.ts'

const migrateSchema = z.object({
  mode: z.enum(['live', 'cold']),
  target: z.string().nullable(),
  diskOverCommit: z.boolean(),
  blockMigration: z.boolean(),
  reason: DisabledReason.trim(),
  atOnce: z.enum(['1', '2', '4']),
})

const isLive = ({ mode }: { mode: MoveMode }) => mode === 'live'

/** Moves the instances of a host that is up to other hosts; it is disabled first. */
export function MigrateHost({ item }: ItemDialogProps<Hypervisor>) {
  const { host } = item.service
  const empty = useEmptyHost(item)
  const isEnabled = item.status === 'enabled'
  return (
    <PlainForm
      item={item}
      about={item.hypervisor_hostname}
      size="large"
      title={hypervisorMessages.migrate}
      failed={messages.migrateFailed}
      schema={migrateSchema}
      defaults={{
        mode: 'live',
        target: null,
        diskOverCommit: false,
        blockMigration: false,
        reason: '',
        atOnce: '2',
      }}
      fields={{
        mode: {
          label: messages.mode,
          words: { live: messages.live, cold: messages.cold },
          notes: { live: messages.liveNote, cold: messages.coldNote },
        },
        target: targetHost(host),
        reason: { label: messages.reason, above: messages.disabledFirst, shown: () => isEnabled },
        atOnce: { label: messages.atOnce, as: 'segments' },
        diskOverCommit: { label: targetHostMessages.diskOverCommit, shown: isLive },
        blockMigration: { label: targetHostMessages.blockMigration, shown: isLive },
      }}
      submit={({ target, reason, atOnce, ...request }, send) =>
        empty(
          {
            ...request,
            target: target || null,
            disable: isEnabled ? { reason } : null,
            atOnce: Number(atOnce),
          },
          send,
        )
      }
      success={(_values, count, intl) => intl.formatMessage(phrases.migrating, { host, count })}
    >
      {({ values }) => <MovedInstances host={host} mode={values.mode} target={values.target || null} />}
    </PlainForm>
  )
}

const evacuateSchema = z.object({ target: z.string().nullable() })

/** Rebuilds the instances of a host that is down on other hosts. */
export function EvacuateHost({ item }: ItemDialogProps<Hypervisor>) {
  const { host } = item.service
  const empty = useEmptyHost(item)
  return (
    <PlainForm
      item={item}
      about={item.hypervisor_hostname}
      size="large"
      title={hypervisorMessages.evacuate}
      failed={messages.evacuateFailed}
      schema={evacuateSchema}
      defaults={{ target: null }}
      fields={{ target: targetHost(host, messages.evacuateHint) }}
      submit={({ target }, send) => empty({ mode: 'evacuate', target: target || null, disable: null, atOnce: 4 }, send)}
      success={(_values, count, intl) => intl.formatMessage(phrases.evacuating, { host, count })}
    >
      {({ values }) => <MovedInstances host={host} mode="evacuate" target={values.target || null} />}
    </PlainForm>
  )
}
