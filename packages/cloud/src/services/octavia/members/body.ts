import * as z from 'zod'
import { address, changeable, common, integer, port, text, uuid } from '../resource/fields.ts'

const MAX_WEIGHT = 256

const fields = {
  ...common,
  name: text.nullish(),
  weight: integer(0, MAX_WEIGHT).nullish(),
  backup: z.boolean().nullish(),
  monitor_address: address.nullish(),
  monitor_port: port.nullish(),
}

export const newMemberFields = { ...fields, address, protocol_port: port, subnet_id: uuid.nullish() }
const NewMemberFields = z.strictObject(newMemberFields)

export type MemberGiven = z.output<typeof NewMemberFields>

export const NewMember = z.strictObject({ member: NewMemberFields })
export const MemberChange = z.strictObject({ member: z.strictObject(changeable(fields)) })
export const MembersChange = z.strictObject({ members: z.array(NewMemberFields) })
