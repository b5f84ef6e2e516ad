import type { IntlShape } from 'react-intl'
import { formatSize } from '../../framework/text/bytes.ts'
import type { Column } from '../../framework/resource/column.ts'
import { ResourceLink } from '../../framework/link/ResourceLink.tsx'
import { formatGigabytes } from '../../framework/text/units.ts'
import type { UsedProject } from './project-usage.ts'
import { projectUsageFields } from './project-usage.messages.ts'

const hours = (intl: IntlShape, amount: number) =>
  intl.formatNumber(amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

type Amount = Exclude<keyof typeof projectUsageFields, 'name'>

const amount = (id: Amount, format?: (intl: IntlShape, amount: number) => string): Column<UsedProject> => ({
  id,
  header: projectUsageFields[id],
  align: 'end',
  width: 96,
  value: (project) => project[id],
  text: (project, { intl }) => (format ?? ((_, value) => intl.formatNumber(value)))(intl, project[id]),
})

export const projectUsageColumns: readonly Column<UsedProject>[] = [
  {
    id: 'name',
    header: projectUsageFields.name,
    width: 160,
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <ResourceLink type="OS::Keystone::Project" id={id}>
        {name}
      </ResourceLink>
    ),
  },
  amount('vcpus'),
  amount('disk', formatGigabytes),
  amount('ram', (intl, size) => formatSize(intl, size, 'MB')),
  amount('vcpuHours', hours),
  amount('diskHours', hours),
  amount('ramHours', hours),
]
