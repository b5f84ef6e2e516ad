import type { BodyOf, Trunk, trunkEndpoints } from '@meridian/contract'
import * as z from 'zod'
import { withMessage } from '../../framework/forms/validators.ts'
import { trunkFormMessages } from './trunk-forms.messages.ts'

export const SEGMENTATION_TYPES = ['vlan', 'inherit'] as const

export const LAST_SEGMENT = 4094

/** The segmentation id is null while nothing is entered. */
export interface SubportRow {
  port_id: string
  segmentation_type: string
  segmentation_id: number | null
}

/** Ports of other types take the segmentation id of their network. */
export const isNumbered = ({ segmentation_type: type }: SubportRow) => type !== 'inherit'

const isInRange = (id: number | null) => id !== null && Number.isInteger(id) && id >= 1 && id <= LAST_SEGMENT

const numbersOf = (rows: readonly SubportRow[]) => rows.filter(isNumbered).map((row) => row.segmentation_id)

export const detailsSchema = z.object({
  name: z.string().max(255),
  description: z.string().max(255),
  admin_state_up: z.boolean(),
})

export const parentSchema = z.object({
  parent: z.array(z.string()).refine((ids) => ids.length === 1, withMessage(trunkFormMessages.parentMissing)),
})

export const subportsSchema = z.object({
  subports: z
    .array(
      z.object({
        port_id: z.string(),
        segmentation_type: z.string(),
        segmentation_id: z.number().nullable(),
      }),
    )
    .refine((rows) => numbersOf(rows).every(isInRange), withMessage(trunkFormMessages.outOfRange))
    .refine(
      (rows) => new Set(numbersOf(rows)).size === numbersOf(rows).length,
      withMessage(trunkFormMessages.notUnique),
    ),
})

export interface TrunkForm {
  name: string
  description: string
  admin_state_up: boolean
  /** The id of the chosen port, if any. */
  parent: readonly string[]
  subports: readonly SubportRow[]
}

export const trunkFormDefaults: TrunkForm = {
  name: '',
  description: '',
  admin_state_up: true,
  parent: [],
  subports: [],
}

export const formOf = ({ name, description, admin_state_up, port_id, sub_ports }: Trunk): TrunkForm => ({
  name,
  description,
  admin_state_up,
  parent: [port_id],
  subports: sub_ports.map(({ segmentation_id: id, ...row }) => ({ ...row, segmentation_id: id ?? null })),
})

/** The rows of these ports: existing rows unchanged, new ones with the lowest free number. */
export function rowsFor(ports: readonly string[], rows: readonly SubportRow[]): SubportRow[] {
  const existing = new Map(rows.filter(({ port_id: id }) => ports.includes(id)).map((row) => [row.port_id, row]))
  const taken = new Set(numbersOf([...existing.values()]))
  return ports.map((port_id) => {
    const row = existing.get(port_id)
    if (row) return row
    let segmentation_id = 1
    while (taken.has(segmentation_id)) segmentation_id++
    taken.add(segmentation_id)
    return { port_id, segmentation_type: 'vlan', segmentation_id }
  })
}

const subportOf = (row: SubportRow) => ({
  port_id: row.port_id,
  segmentation_type: row.segmentation_type,
  ...(isNumbered(row) && row.segmentation_id !== null && { segmentation_id: row.segmentation_id }),
})

const settingsOf = ({ name, description, admin_state_up }: TrunkForm) => ({ name, description, admin_state_up })

export const createRequest = (form: TrunkForm): BodyOf<typeof trunkEndpoints.trunkCreate> => ({
  ...settingsOf(form),
  port_id: form.parent[0] ?? '',
  sub_ports: form.subports.map(subportOf),
})

/** The trunk as it was when the form opened, and as it is to be. */
export const editRequest = (before: TrunkForm, after: TrunkForm): BodyOf<typeof trunkEndpoints.trunkUpdate> => [
  { ...settingsOf(before), sub_ports: before.subports.map(subportOf) },
  { ...settingsOf(after), sub_ports: after.subports.map(subportOf) },
]
