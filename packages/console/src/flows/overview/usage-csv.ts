import { toCsv } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { projectCsvFields } from './project-usage.messages.ts'
import type { UsedProject } from './project-usage.ts'
import type { ServerUsage } from './usage-totals.ts'
import { csvFields } from './usage.messages.ts'

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The usage of servers as a file for spreadsheets: numbers plain, in the units that the head names. */
export const usageCsv = (intl: IntlShape, servers: readonly ServerUsage[]): string =>
  toCsv([
    Object.values(csvFields).map((field) => intl.formatMessage(field)),
    ...servers.map(({ name, vcpus, memory_mb: ram, local_gb: disk, hours, uptime, state }) => [
      name,
      String(vcpus),
      String(ram),
      String(disk),
      hours.toFixed(2),
      String(uptime),
      capitalized(state),
    ]),
  ])

/** The usage of projects in the same way. */
export const projectUsageCsv = (intl: IntlShape, projects: readonly UsedProject[]): string =>
  toCsv([
    Object.values(projectCsvFields).map((field) => intl.formatMessage(field)),
    ...projects.map(({ name, vcpus, ram, disk, hours }) => [
      name,
      String(vcpus),
      String(ram),
      String(disk),
      hours.toFixed(2),
    ]),
  ])
