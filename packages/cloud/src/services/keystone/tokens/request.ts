import * as z from 'zod'

const Named = z.object({ id: z.string().optional(), name: z.string().optional() })
export type Named = z.infer<typeof Named>

const InDomain = Named.extend({ domain: Named.optional() })
export type InDomain = z.infer<typeof InDomain>

const Scope = z.object({
  project: InDomain.optional(),
  domain: Named.optional(),
  system: z.object({ all: z.boolean().optional() }).optional(),
  unscoped: z.unknown().optional(),
})

const ApplicationCredential = Named.extend({ secret: z.string(), user: InDomain.optional() })
export type CredentialRequest = z.infer<typeof ApplicationCredential>

/** The body of POST /v3/auth/tokens. */
export const AuthRequest = z.object({
  auth: z.object({
    identity: z.object({
      methods: z.array(z.string()),
      password: z.object({ user: InDomain.extend({ password: z.string().default('') }) }).optional(),
      token: z.object({ id: z.string() }).optional(),
      totp: z.object({ user: InDomain.extend({ passcode: z.string() }) }).optional(),
      application_credential: ApplicationCredential.optional(),
    }),
    scope: z.union([z.string(), Scope]).optional(),
  }),
})
export type Identity = z.infer<typeof AuthRequest>['auth']['identity']
export type RequestedScope = z.infer<typeof AuthRequest>['auth']['scope']
