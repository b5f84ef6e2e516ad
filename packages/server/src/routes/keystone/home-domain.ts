import type { Reference } from '@meridian/wire'
import type { Access } from '../../plugins/openstack.ts'

/** The domain that the session works in: its own scope where that is a domain, else the user's. */
export const homeDomain = ({ token }: Access): Reference => token.domain ?? token.user.domain
