import type { IntlShape } from 'react-intl'
import { column, fact, fieldColumn, type Column, type Fact } from '../../framework/resource/column.ts'
import { UsageCell, usageText } from '../../framework/charts/UsageCell.tsx'
import { nameColumn, numberColumn } from '../../framework/table/common-columns.tsx'
import { statusNames, typeNames, words } from '../../framework/text/common.messages.ts'
import { formatAge, formatMoment } from '../../framework/text/dates.ts'
import { formatGigabytes, formatMegabytes } from '../../framework/text/units.ts'
import { wordFor } from '../../framework/text/wording.ts'
import { Status } from '../../ui/Status.tsx'
import { hypervisorManifest as manifest } from './hypervisor.manifest.ts'
import { hypervisorFields as fields, serviceStatuses } from './hypervisor.messages.ts'
import type { Hypervisor } from './hypervisor.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** The used part of a resource of the host; sorted by the share that is used. */
const usage = (
  named: Pick<Column<Hypervisor>, 'id' | 'header' | 'width'>,
  read: (hypervisor: Hypervisor) => { used: number | null; max: number | null },
  format?: (intl: IntlShape, amount: number) => string,
): Column<Hypervisor> => ({
  priority: 2,
  grow: 0,
  ...named,
  value: (item) => {
    const { used, max } = read(item)
    return used === null || !max ? null : used / max
  },
  text: (item, { intl }) => usageText(intl, { ...read(item), format }),
  cell: (item) => <UsageCell {...read(item)} format={format} />,
})

export const hypervisorColumns: Column<Hypervisor>[] = [
  nameColumn<Hypervisor>(manifest, {
    label: ({ hypervisor_hostname: name }) => name,
    header: moreWords.hostname,
    search: true,
  }),
  column('type', words.type, ({ hypervisor_type: type }) => type, { search: true, width: 64, grow: 0 }),
  usage({ id: 'vcpus', header: words.vcpus, width: 80 }, ({ vcpus_used: used, vcpus: max }) => ({ used, max })),
  usage(
    { id: 'ram', header: words.ram, width: 140 },
    ({ memory_mb_used: used, memory_mb: max }) => ({ used, max }),
    formatMegabytes,
  ),
  usage(
    { id: 'disk', header: fields.localStorage, width: 124 },
    ({ local_gb_used: used, local_gb: max }) => ({ used, max }),
    formatGigabytes,
  ),
  numberColumn('instances', typeNames.instances, ({ running_vms: count }) => count, {
    priority: 2,
    width: 92,
    grow: 0,
  }),
  column('zone', words.availabilityZone, ({ computeService }) => computeService?.zone ?? '', {
    search: true,
    width: 140,
    grow: 0,
  }),
  fieldColumn('status', words.status, {
    search: true,
    priority: 2,
    width: 100,
    grow: 0,
    words: serviceStatuses,
    tooltip: ({ service, status }, { intl }) => service.disabled_reason || wordFor(intl, serviceStatuses, status),
    cell: ({ status }, { intl }) => (
      <Status tone={status === 'enabled' ? 'ok' : 'off'}>{wordFor(intl, serviceStatuses, status)}</Status>
    ),
  }),
  fieldColumn('state', fields.state, {
    search: true,
    priority: 1,
    width: 76,
    grow: 0,
    words: { up: statusNames.up, down: statusNames.down },
    cell: ({ state }, { intl }) => (
      <Status tone={state === 'up' ? 'ok' : 'bad'}>{intl.formatMessage(statusNames[state])}</Status>
    ),
  }),
  column('updated', fields.updated, ({ computeService }) => computeService?.updated_at ?? null, {
    optional: true,
    width: 140,
    text: ({ computeService }, { intl }) =>
      computeService?.updated_at ? formatAge(intl, computeService.updated_at) : '',
    tooltip: ({ computeService }, { intl }) =>
      computeService?.updated_at ? formatMoment(intl, computeService.updated_at) : '',
  }),
]

export const hypervisorFacts: Fact<Hypervisor>[] = [
  fact('host', words.host, ({ service }) => service.host),
  fact('hostIp', fields.hostIp, ({ host_ip: ip }) => ip),
  fact('version', moreWords.version, ({ hypervisor_version: version }) => version),
  fact('reason', moreWords.disabledReason, ({ service }) => service.disabled_reason),
  fact('forcedDown', fields.forcedDown, ({ computeService }) => computeService?.forced_down ?? null, {
    format: 'yes-no',
  }),
  fact('leastDisk', fields.leastDisk, ({ disk_available_least: least }) => least, {
    text: ({ disk_available_least: least }, { intl }) => (least === null ? '' : formatGigabytes(intl, least)),
  }),
  fact('workload', fields.workload, ({ current_workload: workload }) => workload, { format: 'number' }),
]
