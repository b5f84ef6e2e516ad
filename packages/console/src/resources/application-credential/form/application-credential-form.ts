import type { applicationCredentialEndpoints, BodyOf } from '@meridian/contract'
import * as z from 'zod'

/** What can be given as a text; what it must hold the server says. */
export const credentialSchema = z.object({
  name: z.string().trim().min(1).max(255),
  description: z.string(),
  secret: z.string(),
  date: z.union([z.literal(''), z.iso.date()]),
  time: z.union([z.literal(''), z.iso.time({ precision: -1 })]),
  roles: z.array(z.string()),
  access_rules: z.string(),
  unrestricted: z.boolean(),
})

export type CredentialValues = z.infer<typeof credentialSchema>

export const credentialDefaults: CredentialValues = {
  ...{ name: '', description: '', secret: '', date: '', time: '' },
  ...{ roles: [], access_rules: '', unrestricted: false },
}

/** What is left empty is left to Keystone: it makes up a secret, takes all roles, and lets it live for ever. */
export const credentialRequest = ({
  name,
  description,
  secret,
  date,
  time,
  roles,
  access_rules: rules,
  unrestricted,
}: CredentialValues): BodyOf<typeof applicationCredentialEndpoints.applicationCredentialCreate> => ({
  ...{ name, unrestricted },
  ...(description && { description }),
  ...(secret && { secret }),
  ...(date && { expires_at: `${date}T${time || '00:00'}:00Z` }),
  ...(roles.length > 0 && { roles: roles.map((role) => ({ name: role })) }),
  ...(rules.trim() && { access_rules: rules }),
})
