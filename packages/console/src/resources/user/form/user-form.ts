import * as z from 'zod'
import { formMessages } from '../../../framework/forms/form.messages.ts'
import { passwordsMatch, saying } from '../../../framework/forms/validators.ts'
import { userFormMessages } from './user-form.messages.ts'

const LONGEST = 255

const isAddress = (text: string) => text === '' || z.email().safeParse(text).success

const about = {
  name: z.string().trim().min(1).max(LONGEST),
  description: z.string(),
  email: z.string().trim().max(LONGEST).refine(isAddress, saying(formMessages.format)),
  project: z.string().nullable(),
  enabled: z.boolean(),
  locked: z.boolean(),
}

export const editUserSchema = z.object(about)

export type UserDetails = z.infer<typeof editUserSchema>

const passwords = { password: z.string().min(1), confirm: z.string().min(1) }

export const createUserSchema = z
  .object({
    ...about,
    ...passwords,
    // Asked for with the project only: a user without a role there could not work in it.
    role: z.string().nullable().refine(Boolean, saying(userFormMessages.roleNeeded)),
  })
  .refine(...passwordsMatch('password', 'confirm'))

export const passwordSchema = z
  .object({ ...passwords, admin_password: z.string().min(1) })
  .refine(...passwordsMatch('password', 'confirm'))

/** What is sent of these fields, whether the user is new or changed; the options are kept but for the lock. */
export const userRequest = (
  { name, description, email, project, enabled, locked }: UserDetails,
  options: Readonly<Record<string, unknown>> = {},
) => ({
  name,
  description,
  email: email || null,
  project,
  enabled,
  ...(locked !== (options.lock_password === true) && { options: { lock_password: locked } }),
})
