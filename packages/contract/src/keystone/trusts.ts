import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'
import { items } from '../items.ts'

const Trust = z.object({
  id: z.string(),
  /** Who delegates. */
  trustor_user_id: z.string(),
  /** Who acts. */
  trustee_user_id: z.string(),
  project_id: z.string().nullable(),
  impersonation: z.boolean(),
  expires_at: z.string().nullable(),
  remaining_uses: z.number().nullable(),
  redelegation_count: z.number().nullable().default(null),
  /** Not in lists. */
  roles: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
})
export type Trust = z.infer<typeof Trust>

/** The signed-in user delegates roles on the project that the user works in. */
const TrustForm = z.object({
  trustee_user_id: z.string().trim().min(1, 'A trustee is required.').max(64),
  impersonation: z.boolean(),
  roles: z.array(z.object({ name: z.string().min(1) })).min(1, 'At least one role is required.'),
  expires_at: z.iso.datetime().nullish(),
  remaining_uses: z.number().int().min(1).nullish(),
})

export const trustEndpoints = {
  trustList: get(
    '/api/keystone/trusts/',
    'List trusts; users who may not see all name themselves as trustor or trustee',
    {
      query: z.object({ trustor_user_id: z.string().optional(), trustee_user_id: z.string().optional() }),
      result: items(Trust),
    },
  ),
  trustCreate: post('/api/keystone/trusts/', 'Delegate roles on the project to another user', {
    body: TrustForm,
    result: Trust,
    location: '/api/keystone/trusts/:id',
  }),
  trustView: get('/api/keystone/trusts/:id', 'Show a trust with its roles', { result: Trust }),
  trustDelete: del('/api/keystone/trusts/:id', 'Delete a trust'),
}
