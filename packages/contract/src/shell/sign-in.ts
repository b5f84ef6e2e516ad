import * as z from 'zod'
import { post } from '../endpoint.ts'

/** Signing in without leaving the console; any other `auth_type` is a provider that the user is sent to. */
export const AUTH_TYPES = { password: 'credentials', applicationCredential: 'application_credential' } as const

const REQUIRED: Record<
  string,
  ('username' | 'password' | 'application_credential_id' | 'application_credential_secret')[]
> = {
  [AUTH_TYPES.password]: ['username', 'password'],
  [AUTH_TYPES.applicationCredential]: ['application_credential_id', 'application_credential_secret'],
}

export const SignIn = z
  .object({
    auth_type: z.string().min(1).default(AUTH_TYPES.password),
    username: z.string().optional(),
    password: z.string().optional(),
    domain: z.string().min(1).default('Default'),
    /** Of a second factor, where the user has one. */
    passcode: z
      .string()
      .regex(/^\d{4,10}$/, 'must be the digits that your authenticator shows')
      .optional(),
    application_credential_id: z.string().optional(),
    application_credential_secret: z.string().optional(),
    /** Which Keystone: `default`, or the number of another one that is configured. */
    region: z.string().default('default'),
    /** Where to go afterwards; anything but a path of this site is ignored. */
    next: z.string().optional(),
  })
  .superRefine((body, context) => {
    for (const field of REQUIRED[body.auth_type] ?? []) {
      if (!body[field]) context.addIssue({ code: 'custom', path: [field], message: 'This field is required.' })
    }
  })
export type SignIn = z.output<typeof SignIn>

/** A password that is past its time is changed by knowing it. */
export const ExpiredPasswordChange = z
  .object({
    region: z.string().default('default'),
    original_password: z.string().min(1),
    password: z.string().min(1),
    confirm_password: z.string(),
  })
  .superRefine(({ original_password: original, password, confirm_password: confirmed }, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', message })
    if (password !== confirmed) wrong('Passwords do not match.')
    else if (password === original) wrong('Old password and new password must be different.')
  })

export const signInEndpoints = {
  signIn: post('/auth/login/', {
    summary:
      'Sign in: by password, with a passcode where the user has a second factor, by application credential, or elsewhere',
    body: SignIn,
    result: z.object({ location: z.string() }),
    open: true,
  }),
  changeExpiredPassword: post('/auth/password/:user/', {
    summary: 'Change a password that has expired',
    body: ExpiredPasswordChange,
    result: z.object({ message: z.string() }),
    open: true,
  }),
}
