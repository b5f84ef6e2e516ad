import * as z from 'zod'
import { OWN_KEYS } from '../extras.ts'
import { Description, Id, Name } from '../fields.ts'

const switchable = z.boolean().nullable()

const Options = z
  .strictObject({
    ignore_change_password_upon_first_use: switchable,
    ignore_password_expiry: switchable,
    ignore_lockout_failure_attempts: switchable,
    ignore_user_inactivity: switchable,
    lock_password: switchable,
    multi_factor_auth_enabled: switchable,
    multi_factor_auth_rules: z.array(z.array(z.string()).min(1)).nullable(),
  })
  .partial()

export const UserFields = z.looseObject({
  name: Name,
  domain_id: Id.optional(),
  enabled: z.boolean().optional(),
  default_project_id: Id.nullish(),
  description: Description.optional(),
  password: z.string().nullish(),
  options: Options.optional(),
})

/** Attributes with their own column; other attributes are stored in `extra`. */
export const KNOWN = [
  ...OWN_KEYS,
  'name',
  'domain_id',
  'enabled',
  'default_project_id',
  'password',
  'original_password',
  'password_expires_at',
  'options',
]

/** Rows contain only options that the schema above allows. */
export const optionsOf = (options: Record<string, unknown>) => Options.parse(options)
