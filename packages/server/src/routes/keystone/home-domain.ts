import type { Reference } from '@meridian/wire'
import type { Access } from '../../plugins/openstack.ts'

/** The domain of a domain-scoped token, else the user's. */
export const homeDomain = ({ token }: Access): Reference => token.domain ?? token.user.domain
