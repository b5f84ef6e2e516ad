import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { items } from '../items.ts'
import { Group } from './groups.ts'
import { IdentityQuery, IdList, nameOf } from './identity.ts'

export const UserName = nameOf(255)

/** A user; the cloud may add other keys. */
const User = z.looseObject({
  id: z.string(),
  name: z.string(),
  domain_id: z.string(),
  enabled: z.boolean(),
  email: z.string().nullable().default(null),
  description: z.string().nullable().default(null),
  default_project_id: z.string().nullable().default(null),
  /** Keystone v2's name of `default_project_id`. */
  project_id: z.string().nullable(),
  password_expires_at: z.string().nullable(),
  options: z.record(z.string(), z.unknown()).default({}),
})
export type User = z.infer<typeof User>

const details = {
  email: z.string().max(255).nullish(),
  description: z.string().nullish(),
  /** Id of the user's primary project. */
  project: z.string().nullish(),
  enabled: z.boolean().optional(),
  /** Keystone's user options, such as `lock_password`. */
  options: z.record(z.string(), z.unknown()).optional(),
}

const Password = z.string().min(1, 'A password is required.')

/** Keystone also stores attributes of the operator. */
export const UserForm = z.looseObject({
  ...details,
  name: UserName,
  password: Password,
  domain_id: z.string().optional(),
})

export const PasswordForm = z
  .object({ original_password: z.string().min(1, 'The current password is required.'), password: Password })
  .refine((form) => form.original_password !== form.password, {
    path: ['password'],
    message: 'Old password and new password must be different',
  })

export const userEndpoints = {
  userList: get('/api/keystone/users/', 'List users; filter by project, domain or group', {
    query: IdentityQuery,
    result: items(User),
  }),
  userCreate: post('/api/keystone/users/', 'Create a user', {
    body: UserForm,
    result: User,
    location: '/api/keystone/users/:id',
  }),
  userDeleteMany: del('/api/keystone/users/', 'Delete users except the signed-in user', { body: IdList }),
  userView: get('/api/keystone/users/:id', 'Show a user; `current` is the signed-in user', { result: User }),
  userUpdate: patch(
    '/api/keystone/users/:id',
    "Change a user, including the password; `admin_password` is the administrator's password if the settings require it",
    {
      body: z.looseObject({
        ...details,
        name: UserName.optional(),
        password: Password.optional(),
        admin_password: z.string().optional(),
      }),
    },
  ),
  userDelete: del('/api/keystone/users/:id', 'Delete a user'),
  userGroups: get('/api/keystone/users/:id/groups/', 'List the groups of a user', { result: items(Group) }),
}

export const passwordEndpoints = {
  passwordChange: post(
    '/api/keystone/users/current/password',
    "Change the user's own password, which ends all of the user's sessions",
    { body: PasswordForm },
  ),
}
