import { serverChangeEndpoints, type Server } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import type { Text } from '../../../framework/resource/resource-text.ts'
import { statusNames } from '../../../framework/text/common.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { targetHost } from '../../../services/compute/target-host.tsx'
import { targetHostMessages } from '../../../services/compute/target-host.messages.ts'
import { formPhrases, hostMessages as messages } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { migrateMessages, migratePhrases } from '../instance-upkeep.messages.ts'
import { instanceMessages } from '../instance.messages.ts'

const hostOf = (server: Server) => server['OS-EXT-SRV-ATTR:host'] ?? ''

const liveMigrateSchema = z.object({
  host: z.string().nullable(),
  disk_over_commit: z.boolean(),
  block_migration: z.boolean(),
})

export const LiveMigrate = ({ item: server }: ItemDialogProps<Server>) => (
  <PlainForm
    item={server}
    about={instanceLabel(server)}
    title={instanceMessages.liveMigrate}
    failed={messages.liveMigrateFailed}
    success={messages.liveMigrateSent}
    schema={liveMigrateSchema}
    defaults={{ host: null, disk_over_commit: false, block_migration: false }}
    fields={{
      host: targetHost(hostOf(server)),
      disk_over_commit: { label: targetHostMessages.diskOverCommit },
      block_migration: { label: targetHostMessages.blockMigration },
    }}
    // Unless checked, Nova decides about both: newer versions choose better, and refuse the over-commit.
    submit={({ host, disk_over_commit: overCommit, block_migration: block }, send) =>
      send(serverChangeEndpoints.serverLiveMigrate, {
        params: { id: server.id },
        body: { host: host || null, block_migration: block || 'auto', ...(overCommit && { disk_over_commit: true }) },
      })
    }
  />
)

const hostSchema = z.object({ host: z.string().nullable() })

interface TargetHostFormProps extends ItemDialogProps<Server> {
  endpoint: typeof serverChangeEndpoints.serverMigrate | typeof serverChangeEndpoints.serverEvacuate
  texts: Readonly<Record<'title' | 'failed' | 'hint' | 'success', Text>>
}

/** Moves an instance to a host; the scheduler chooses one unless it is named. */
const TargetHostForm = ({ item: server, endpoint, texts: { hint, ...texts } }: TargetHostFormProps) => (
  <PlainForm
    {...texts}
    item={server}
    about={instanceLabel(server)}
    schema={hostSchema}
    defaults={{ host: null }}
    fields={{ host: targetHost(hostOf(server), hint) }}
    submit={({ host }, send) => send(endpoint, { params: { id: server.id }, body: { host: host || null } })}
  />
)

const migrating = { title: instanceMessages.migrate, ...migrateMessages, success: migratePhrases.sent }

export const MigrateInstance = (props: ItemDialogProps<Server>) => (
  <TargetHostForm {...props} endpoint={serverChangeEndpoints.serverMigrate} texts={migrating} />
)

const evacuating = {
  title: instanceMessages.evacuate,
  failed: messages.evacuateFailed,
  hint: messages.evacuateHint,
  success: formPhrases.evacuating,
}

export const EvacuateInstance = (props: ItemDialogProps<Server>) => (
  <TargetHostForm {...props} endpoint={serverChangeEndpoints.serverEvacuate} texts={evacuating} />
)

const resetStateSchema = z.object({ state: z.enum(['active', 'error']) })

export const ResetState = ({ item: server }: ItemDialogProps<Server>) => (
  <PlainForm
    item={server}
    about={instanceLabel(server)}
    size="small"
    title={instanceMessages.resetState}
    failed={messages.resetStateFailed}
    success={({ state }, _result, intl) =>
      intl.formatMessage(formPhrases.stateReset, {
        name: instanceLabel(server),
        state: intl.formatMessage(statusNames[state]),
      })
    }
    schema={resetStateSchema}
    defaults={{ state: 'active' }}
    fields={{ state: { label: moreWords.state, above: messages.resetStateHint, words: statusNames, as: 'radio' } }}
    submit={(body, send) => send(serverChangeEndpoints.serverResetState, { params: { id: server.id }, body })}
  />
)
