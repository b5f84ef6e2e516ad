import { credentialEndpoints, TOTP, userEndpoints, type Credential } from '@meridian/contract'
import { query } from '../../api/query.ts'

/** A user, whose options say what is required; 'current' is the signed-in one. */
export const factorUser = (id: string) => query(userEndpoints.userView, { params: { id } })

/** The devices that show passcodes of a user. */
export const devicesOf = (user: string) =>
  query(credentialEndpoints.credentialList, { query: { user_id: user, type: TOTP } })

/** Devices that were added by other programs have no name. */
export const deviceName = ({ name, id }: Pick<Credential, 'id' | 'name'>): string => name || id
