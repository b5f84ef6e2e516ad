import * as z from 'zod'
import { post } from '../endpoint.ts'

/** Sign-in forms of the console; any other `auth_type` is an identity provider to redirect to. */
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
    /** One-time passcode of a second factor. */
    passcode: z
      .string()
      .regex(/^\d{4,10}$/, 'must be the digits that your authenticator shows')
      .optional(),
    application_credential_id: z.string().optional(),
    application_credential_secret: z.string().optional(),
    /** Which Keystone: `default`, or the index of another configured one. */
    region: z.string().default('default'),
    /** Redirect target after sign-in; ignored unless it is a path of this site. */
    next: z.string().optional(),
  })
  .superRefine((body, context) => {
    for (const field of REQUIRED[body.auth_type] ?? []) {
      if (!body[field]) context.addIssue({ code: 'custom', path: [field], message: 'This field is required.' })
    }
  })
export type SignIn = z.output<typeof SignIn>

/** Changing an expired password requires the old password. */
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
  signIn: post(
    '/auth/login/',
    'Sign in by password, with a passcode if the user has a second factor, by application credential or identity provider',
    { body: SignIn, result: z.object({ location: z.string() }), open: true },
  ),
  changeExpiredPassword: post('/auth/password/:user/', 'Change an expired password', {
    body: ExpiredPasswordChange,
    result: z.object({ message: z.string() }),
    open: true,
  }),
}
