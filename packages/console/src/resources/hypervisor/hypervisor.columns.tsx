import type { IntlShape } from 'react-intl'
import type { Column, Fact } from '../../framework/resource/column.ts'
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
  column: Pick<Column<Hypervisor>, 'id' | 'header' | 'width'>,
  read: (hypervisor: Hypervisor) => { used: number | null; max: number | null },
  format?: (intl: IntlShape, amount: number) => string,
): Column<Hypervisor> => ({
  priority: 2,
  grow: 0,
  ...column,
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
  {
    id: 'type',
    header: words.type,
    search: true,
    width: 64,
    grow: 0,
    value: ({ hypervisor_type: type }) => type,
  },
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
  numberColumn({
    id: 'instances',
    header: typeNames.instances,
    priority: 2,
    width: 92,
    grow: 0,
    value: ({ running_vms: count }) => count,
  }),
  {
    id: 'zone',
    header: words.availabilityZone,
    search: true,
    width: 140,
    grow: 0,
    value: ({ computeService }) => computeService?.zone ?? '',
  },
  {
    id: 'status',
    header: words.status,
    search: true,
    priority: 2,
    width: 100,
    grow: 0,
    value: ({ status }) => status,
    words: serviceStatuses,
    tooltip: ({ service, status }, { intl }) => service.disabled_reason || wordFor(intl, serviceStatuses, status),
    cell: ({ status }, { intl }) => (
      <Status tone={status === 'enabled' ? 'ok' : 'off'}>{wordFor(intl, serviceStatuses, status)}</Status>
    ),
  },
  {
    id: 'state',
    header: fields.state,
    search: true,
    priority: 1,
    width: 76,
    grow: 0,
    value: ({ state }) => state,
    words: { up: statusNames.up, down: statusNames.down },
    cell: ({ state }, { intl }) => (
      <Status tone={state === 'up' ? 'ok' : 'bad'}>{intl.formatMessage(statusNames[state])}</Status>
    ),
  },
  {
    id: 'updated',
    header: fields.updated,
    optional: true,
    width: 140,
    value: ({ computeService }) => computeService?.updated_at ?? null,
    text: ({ computeService }, { intl }) =>
      computeService?.updated_at ? formatAge(intl, computeService.updated_at) : '',
    tooltip: ({ computeService }, { intl }) =>
      computeService?.updated_at ? formatMoment(intl, computeService.updated_at) : '',
  },
]

export const hypervisorFacts: Fact<Hypervisor>[] = [
  { id: 'host', header: words.host, value: ({ service }) => service.host },
  { id: 'hostIp', header: fields.hostIp, value: ({ host_ip: ip }) => ip },
  { id: 'version', header: moreWords.version, value: ({ hypervisor_version: version }) => version },
  { id: 'reason', header: moreWords.disabledReason, value: ({ service }) => service.disabled_reason },
  {
    id: 'forcedDown',
    header: fields.forcedDown,
    value: ({ computeService }) => computeService?.forced_down ?? null,
    format: 'yes-no',
  },
  {
    id: 'leastDisk',
    header: fields.leastDisk,
    value: ({ disk_available_least: least }) => least,
    text: ({ disk_available_least: least }, { intl }) => (least === null ? '' : formatGigabytes(intl, least)),
  },
  { id: 'workload', header: fields.workload, value: ({ current_workload: workload }) => workload, format: 'number' },
]
