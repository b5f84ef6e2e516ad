import type { OpenCall } from '../../../core/service/api.ts'
import { selfLink } from '../listing.ts'
import type { CredentialRow } from './store.ts'

export const toCredential = (call: OpenCall, { extra, ...row }: CredentialRow) => ({
  ...extra,
  ...row,
  links: selfLink(call, 'credentials', row.id),
})

/** An EC2 credential in the OS-EC2 API. */
export function toEc2(call: OpenCall, { user_id, project_id, blob }: CredentialRow) {
  const { access, secret } = keyOf(blob)
  const path = `users/${user_id}/credentials/OS-EC2`
  return { user_id, tenant_id: project_id, access, secret, trust_id: null, links: selfLink(call, path, access) }
}

/** The blob of an EC2 credential, which was validated on creation. */
const keyOf = (blob: string) => JSON.parse(blob) as { access: string; secret: string } // see above
