import type { BalancedMember, MemberBody } from '@meridian/contract'
import * as z from 'zod'
import { withMessage } from '../../framework/forms/validators.ts'
import { keyOf, linesOf, memberIn } from './load-balancer-form.ts'
import { memberPhrases } from './load-balancer-forms.messages.ts'

/** A member as it is to be; `id` is empty for a new one. */
export interface MemberRow {
  id: string
  name: string
  address: string
  protocol_port: number
  weight: number | null
  backup: boolean
  removed: boolean
}

const MAX_WEIGHT = 256

const Row = z.object({
  id: z.string(),
  name: z.string().max(255),
  address: z.string(),
  protocol_port: z.number(),
  weight: z.number().int().min(0).max(MAX_WEIGHT).nullable(),
  backup: z.boolean(),
  removed: z.boolean(),
})

export const membersSchema = z.object({
  members: z.array(Row).superRefine((rows, context) => {
    const [twice] = [...Map.groupBy(rows.filter(isKept), keyOf).values()].filter(({ length }) => length > 1)
    const text = twice?.[0] && placeText(twice[0])
    if (text) context.addIssue({ code: 'custom', ...withMessage(memberPhrases.twice, undefined, { text }) })
  }),
})

const isKept = ({ removed }: MemberRow) => !removed

/** `10.0.0.11:80`, `[fd00::1]:80` */
export const placeText = ({ address, protocol_port: port }: Pick<MemberRow, 'address' | 'protocol_port'>): string =>
  address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`

export const rowOf = ({ id, name, address, protocol_port, weight, backup }: BalancedMember): MemberRow => ({
  id,
  name,
  address,
  protocol_port,
  weight,
  backup,
  removed: false,
})

export const newRow = (
  place: Pick<MemberRow, 'address' | 'protocol_port'>,
  more: Partial<MemberRow> = {},
): MemberRow => ({
  id: '',
  name: '',
  weight: 1,
  backup: false,
  removed: false,
  ...place,
  ...more,
})

const DEFAULT_WEIGHT = 1
const WORDS = /\s+weight\s+(\d{1,3})|\s+(backup)/gi

/** `10.0.1.30:8080 weight 5 backup`, one on each line; null for a line that is no member. */
export function rowsIn(text: string, port: number): (MemberRow | { problem: string })[] {
  return linesOf(text).map((line) => {
    const weight = /\sweight\s+(\d{1,3})\b/i.exec(line)?.[1]
    const place = memberIn(line.replaceAll(WORDS, '').trim(), port)
    if (!place || Number(weight ?? 0) > MAX_WEIGHT) return { problem: line }
    return newRow(place, { weight: Number(weight ?? DEFAULT_WEIGHT), backup: /\sbackup\b/i.test(line) })
  })
}

export type MemberState = 'same' | 'added' | 'changed' | 'removed'

export function stateOf(row: MemberRow, origins: readonly BalancedMember[]): MemberState {
  if (row.removed) return 'removed'
  const origin = origins.find(({ id }) => id === row.id)
  if (!origin) return 'added'
  const isSame = row.name === origin.name && row.weight === origin.weight && row.backup === origin.backup
  return isSame ? 'same' : 'changed'
}

/** All members as they are to be: what the table does not show of a member stays as it is. */
export const membersBody = (rows: readonly MemberRow[], origins: readonly BalancedMember[]): MemberBody[] =>
  rows.filter(isKept).map(({ id, removed: _removed, ...row }) => {
    const origin = origins.find((one) => one.id === id)
    const own = { ...row, weight: row.weight ?? DEFAULT_WEIGHT }
    if (!origin) return own
    const { admin_state_up, subnet_id, monitor_address, monitor_port, tags } = origin
    return {
      ...own,
      admin_state_up,
      ...(subnet_id !== null && { subnet_id }),
      ...(monitor_address !== null && { monitor_address }),
      ...(monitor_port !== null && { monitor_port }),
      ...(tags.length > 0 && { tags }),
    }
  })
