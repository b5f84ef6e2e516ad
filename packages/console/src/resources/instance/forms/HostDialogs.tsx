import { serverChangeEndpoints, type Server } from '@meridian/contract'
import { useIntl, type MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import { Field } from '../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { statusNames } from '../../../framework/text/common.messages.ts'
import { TargetHostField } from '../../../services/compute/TargetHostField.tsx'
import { targetHostMessages } from '../../../services/compute/target-host.messages.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { RadioField } from '../../../ui/fields/RadioField.tsx'
import { formPhrases, hostMessages as messages } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { migrateMessages, migratePhrases } from '../instance-upkeep.messages.ts'
import { actionLabels } from '../instance.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

const hostOf = (server: Server) => server['OS-EXT-SRV-ATTR:host'] ?? ''

const liveMigrateSchema = z.object({
  host: z.string().nullable(),
  disk_over_commit: z.boolean(),
  block_migration: z.boolean(),
})

export function LiveMigrate({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      title={actionLabels.liveMigrate}
      failed={formatMessage(messages.liveMigrateFailed)}
      schema={liveMigrateSchema}
      defaults={{ host: null, disk_over_commit: false, block_migration: false }}
      labels={{
        host: targetHostMessages.host,
        disk_over_commit: targetHostMessages.diskOverCommit,
        block_migration: targetHostMessages.blockMigration,
      }}
      // Unless checked, Nova decides about both: newer versions choose better, and refuse the over-commit.
      submit={({ host, disk_over_commit: overCommit, block_migration: block }, send) =>
        send(serverChangeEndpoints.serverLiveMigrate, {
          params: { id: server.id },
          body: {
            host: host || null,
            block_migration: block || 'auto',
            ...(overCommit && { disk_over_commit: true }),
          },
        })
      }
      sent={() => formatMessage(messages.liveMigrateSent)}
    >
      {(form) => (
        <>
          <TargetHostField of={form} name="host" current={hostOf(server)} />
          <Field of={form} name="disk_over_commit">
            {(field) => <CheckField {...field} />}
          </Field>
          <Field of={form} name="block_migration">
            {(field) => <CheckField {...field} />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}

const hostSchema = z.object({ host: z.string().nullable() })

interface TargetHostFormProps extends ItemDialogProps<Server> {
  endpoint: typeof serverChangeEndpoints.serverMigrate | typeof serverChangeEndpoints.serverEvacuate
  title: MessageDescriptor
  failed: MessageDescriptor
  hint: MessageDescriptor
  sent: string
}

/** Moves an instance to a host; the scheduler chooses one unless it is named. */
function TargetHostForm({ item: server, tools, endpoint, title, failed, hint, sent }: TargetHostFormProps) {
  const { formatMessage } = useIntl()
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      title={title}
      failed={formatMessage(failed)}
      schema={hostSchema}
      defaults={{ host: null }}
      labels={{ host: targetHostMessages.host }}
      submit={({ host }, send) => send(endpoint, { params: { id: server.id }, body: { host: host || null } })}
      sent={() => sent}
    >
      {(form) => (
        <>
          <p className="text-ink-2">{formatMessage(hint)}</p>
          <TargetHostField of={form} name="host" current={hostOf(server)} />
        </>
      )}
    </ItemForm>
  )
}

export function MigrateInstance(props: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  return (
    <TargetHostForm
      {...props}
      endpoint={serverChangeEndpoints.serverMigrate}
      title={actionLabels.migrate}
      failed={migrateMessages.failed}
      hint={migrateMessages.hint}
      sent={formatMessage(migratePhrases.sent, { name: instanceLabel(props.item) })}
    />
  )
}

export function EvacuateInstance(props: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  return (
    <TargetHostForm
      {...props}
      endpoint={serverChangeEndpoints.serverEvacuate}
      title={actionLabels.evacuate}
      failed={messages.evacuateFailed}
      hint={messages.evacuateHint}
      sent={formatMessage(formPhrases.evacuating, { name: instanceLabel(props.item) })}
    />
  )
}

const resetStateSchema = z.object({ state: z.enum(['active', 'error']) })

export function ResetState({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      size="small"
      title={actionLabels.resetState}
      failed={formatMessage(messages.resetStateFailed)}
      schema={resetStateSchema}
      defaults={{ state: 'active' }}
      labels={{ state: moreWords.state }}
      submit={(body, send) => send(serverChangeEndpoints.serverResetState, { params: { id: server.id }, body })}
      sent={({ state }) =>
        formatMessage(formPhrases.stateReset, { name: instanceLabel(server), state: formatMessage(statusNames[state]) })
      }
    >
      {(form) => (
        <>
          <p className="text-ink-2">{formatMessage(messages.resetStateHint)}</p>
          <Field of={form} name="state">
            {(field) => (
              <RadioField
                {...field}
                options={resetStateSchema.shape.state.options.map((value) => ({
                  value,
                  label: formatMessage(statusNames[value]),
                }))}
              />
            )}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
