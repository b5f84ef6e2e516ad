import type { User } from '@meridian/contract'
import * as z from 'zod'
import { formMessages } from '../../framework/forms/form.messages.ts'
import { passwordsMatch, withMessage } from '../../framework/forms/validators.ts'
import { extraSchema } from '../../services/identity/extra-info.ts'
import { nameRule } from '../../services/identity/name-field.ts'
import { userFormMessages } from './user.messages.ts'

const MAX_LENGTH = 255

const isEmail = (text: string) => text === '' || z.email().safeParse(text).success

/** The fields of a user, whether new or edited. */
export const userSchema = z.object({
  name: nameRule(MAX_LENGTH),
  description: z.string(),
  email: z.string().trim().max(MAX_LENGTH).refine(isEmail, withMessage(formMessages.format)),
  project: z.string().nullable(),
  enabled: z.boolean(),
  locked: z.boolean(),
  extra: extraSchema,
})

/** Of a new user; a password and a role are hidden while a user is edited. */
export const createUserSchema = z
  .object({
    ...userSchema.shape,
    password: z.string().min(1),
    confirm: z.string().min(1),
    // Shown only with a project: without a role, the user could not work there.
    role: z.string().nullable().refine(Boolean, withMessage(userFormMessages.roleNeeded)),
  })
  .refine(...passwordsMatch('password', 'confirm'))

type UserDetails = z.infer<typeof userSchema>

/** The request body for these fields; of the user's options it has only a changed lock. */
export const userRequest = (
  { name, description, email, project, enabled, locked, extra }: UserDetails,
  options: Readonly<Record<string, unknown>> = {},
) => ({
  // First: no attribute of the operator replaces one of Keystone.
  ...extra,
  name,
  description,
  email: email || null,
  project,
  enabled,
  ...(locked !== (options.lock_password === true) && { options: { lock_password: locked } }),
})

export const userValues = (user?: User): z.input<typeof createUserSchema> => ({
  name: user?.name ?? '',
  description: user?.description ?? '',
  email: user?.email ?? '',
  password: '',
  confirm: '',
  project: user?.default_project_id ?? null,
  role: null,
  enabled: user?.enabled ?? true,
  locked: user?.options.lock_password === true,
  extra: {},
})
