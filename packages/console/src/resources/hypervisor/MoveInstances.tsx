import { DisabledReason, type MoveMode } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { Field } from '../../framework/forms/Field.tsx'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import type { ItemDialogProps } from '../../framework/resource/modal.ts'
import { TargetHostField } from '../../services/compute/TargetHostField.tsx'
import { targetHostMessages } from '../../services/compute/target-host.messages.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { RadioField } from '../../ui/fields/RadioField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
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
  atOnce: z.string(),
})

const AT_ONCE = ['1', '2', '4'].map((value) => ({ value, label: value }))

const isLive = ({ mode }: { mode: MoveMode }) => mode === 'live'

/** Moves the instances of a host that is up to other hosts; it is disabled first. */
export function MigrateHost({ item, tools }: ItemDialogProps<Hypervisor>) {
  const { formatMessage } = useIntl()
  const { host } = item.service
  const empty = useEmptyHost(item)
  const isEnabled = item.status === 'enabled'
  return (
    <ItemForm
      item={item}
      label={item.hypervisor_hostname}
      tools={tools}
      size="large"
      title={hypervisorMessages.migrate}
      failed={formatMessage(messages.migrateFailed)}
      schema={migrateSchema}
      defaults={{
        mode: 'live',
        target: null,
        diskOverCommit: false,
        blockMigration: false,
        reason: '',
        atOnce: '2',
      }}
      labels={{
        mode: messages.mode,
        target: targetHostMessages.host,
        diskOverCommit: targetHostMessages.diskOverCommit,
        blockMigration: targetHostMessages.blockMigration,
        reason: messages.reason,
        atOnce: messages.atOnce,
      }}
      shown={{ diskOverCommit: isLive, blockMigration: isLive, reason: () => isEnabled }}
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
      sent={(_values, count) => formatMessage(phrases.migrating, { host, count })}
    >
      {(form) => (
        <>
          <Field of={form} name="mode">
            {(field) => (
              <RadioField
                {...field}
                options={[
                  { value: 'live', label: formatMessage(messages.live), note: formatMessage(messages.liveNote) },
                  { value: 'cold', label: formatMessage(messages.cold), note: formatMessage(messages.coldNote) },
                ]}
              />
            )}
          </Field>
          <TargetHostField of={form} name="target" current={host} />
          {isEnabled && (
            <>
              <p className="text-ink-2">{formatMessage(messages.disabledFirst)}</p>
              <Field of={form} name="reason">
                {(field) => <TextField {...field} autoComplete="off" />}
              </Field>
            </>
          )}
          <Field of={form} name="atOnce">
            {(field) => <ChoiceField {...field} look="segments" options={AT_ONCE} />}
          </Field>
          <Field of={form} name="diskOverCommit">
            {(field) => <CheckField {...field} />}
          </Field>
          <Field of={form} name="blockMigration">
            {(field) => <CheckField {...field} />}
          </Field>
          <MovedInstances host={host} mode={form.values.mode} target={form.values.target || null} />
        </>
      )}
    </ItemForm>
  )
}

const evacuateSchema = z.object({ target: z.string().nullable() })

/** Rebuilds the instances of a host that is down on other hosts. */
export function EvacuateHost({ item, tools }: ItemDialogProps<Hypervisor>) {
  const { formatMessage } = useIntl()
  const { host } = item.service
  const empty = useEmptyHost(item)
  return (
    <ItemForm
      item={item}
      label={item.hypervisor_hostname}
      tools={tools}
      size="large"
      title={hypervisorMessages.evacuate}
      failed={formatMessage(messages.evacuateFailed)}
      schema={evacuateSchema}
      defaults={{ target: null }}
      labels={{ target: targetHostMessages.host }}
      submit={({ target }, send) => empty({ mode: 'evacuate', target: target || null, disable: null, atOnce: 4 }, send)}
      sent={(_values, count) => formatMessage(phrases.evacuating, { host, count })}
    >
      {(form) => (
        <>
          <p className="text-ink-2">{formatMessage(messages.evacuateHint)}</p>
          <TargetHostField of={form} name="target" current={host} />
          <MovedInstances host={host} mode="evacuate" target={form.values.target || null} />
        </>
      )}
    </ItemForm>
  )
}
