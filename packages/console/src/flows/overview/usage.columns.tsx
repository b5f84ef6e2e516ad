import { AppLink } from '../../framework/link/AppLink.tsx'
import { column, fieldColumn, type Column } from '../../framework/resource/column.ts'
import { formatDuration } from '../../framework/text/dates.ts'
import { formatSize, formatGigabytes } from '../../framework/text/units.ts'
import { paths } from '../../paths.ts'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import { nameLinkClass } from '../../ui/classes.ts'
import { Badge } from '../../ui/inline.tsx'
import { usageMessages } from './usage.messages.ts'
import { isTerminated, type ServerUsage } from './usage.ts'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** A server's usage, with its id. */
export type UsedServer = ServerUsage & { id: string }

const label = ({ name, id }: UsedServer) => name || id

export const usageColumns: readonly Column<UsedServer>[] = [
  {
    id: 'name',
    header: typeNames.instanceName,
    width: 160,
    value: label,
    cell: (server, { intl }) =>
      // A deleted server has no page.
      isTerminated(server) ? (
        <span className="flex flex-wrap items-center gap-2">
          {label(server)} <Badge>{intl.formatMessage(usageMessages.terminated)}</Badge>
        </span>
      ) : (
        <AppLink to={paths.details(instanceManifest.type, server.id)} className={nameLinkClass}>
          {label(server)}
        </AppLink>
      ),
  },
  fieldColumn('vcpus', words.vcpus, { align: 'end', width: 80 }),
  column('disk', words.disk, ({ local_gb: disk }) => disk, {
    align: 'end',
    width: 80,
    text: ({ local_gb: disk }, { intl }) => formatGigabytes(intl, disk),
  }),
  column('ram', words.ram, ({ memory_mb: ram }) => ram, {
    align: 'end',
    width: 80,
    text: ({ memory_mb: ram }, { intl }) => formatSize(intl, ram, 'MB'),
  }),
  column('age', moreWords.age, ({ uptime }) => uptime, {
    align: 'end',
    width: 96,
    text: ({ uptime }, { intl }) => formatDuration(intl, uptime),
  }),
]
