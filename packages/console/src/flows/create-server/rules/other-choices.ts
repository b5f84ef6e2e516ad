import type { LaunchForm } from '../../../services/launch/launch-form.ts'
import type { CreateChoice } from './create-choice.ts'

type Choice = Pick<CreateChoice, 'ports' | 'securityGroups'>

/** What the page has no field for, and sends all the same: the text about each, or whether it is chosen. */
const OTHERS = {
  description: ({ description }) => description,
  availability_zone: ({ availability_zone: zone }) => zone ?? '',
  ports: (_, { ports }) => namesOf(ports),
  security_groups: (values, { securityGroups }) => values.security_groups !== null && namesOf(securityGroups),
  user_data: (values) => values.user_data !== '',
  disk_config: (values) => values.disk_config === 'MANUAL',
  config_drive: (values) => values.config_drive,
  admin_pass: (values) => values.admin_pass !== '',
  server_groups: (values) => values.server_groups.length > 0,
  scheduler_hints: (values) => keysOf(values.scheduler_hints),
  meta: (values) => keysOf(values.meta),
} satisfies { [F in keyof LaunchForm]?: (values: LaunchForm, choice: Choice) => string | boolean }

type OtherField = keyof typeof OTHERS

export const OTHER_FIELDS = Object.keys(OTHERS) as OtherField[] // the keys of a constant

/** The choices of the wizard, of a link or of a similar server that the page lists, since it has no field for them. */
export function otherChoices(values: LaunchForm, choice: Choice): { field: OtherField; text: string }[] {
  return OTHER_FIELDS.flatMap((field) => {
    const text = OTHERS[field](values, choice)
    return text ? [{ field, text: text === true ? '' : text }] : []
  })
}

const namesOf = (items: readonly { id: string; name: string }[]) => items.map(({ id, name }) => name || id).join(', ')

const keysOf = (entries: LaunchForm['meta']) => entries.map(({ key }) => key).join(', ')
