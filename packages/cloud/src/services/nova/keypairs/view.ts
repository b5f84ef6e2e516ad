import type { Keypair, KeypairSummary, NewKeypair } from '@meridian/wire'
import { inMicroseconds } from '../../../core/time/clock.ts'
import type { Since } from '../microversion.ts'
import type { KeypairRow } from './store.ts'

export const toSummary = (row: KeypairRow, since: Since): { keypair: KeypairSummary } => ({
  keypair: { name: row.name, public_key: row.public_key, fingerprint: row.fingerprint, ...typeOf(row, since) },
})

export const toKeypair = (row: KeypairRow, number: number, since: Since): { keypair: Keypair } => ({
  keypair: {
    name: row.name,
    public_key: row.public_key,
    fingerprint: row.fingerprint,
    user_id: row.user_id,
    created_at: inMicroseconds(row.created_at),
    deleted: false,
    deleted_at: null,
    id: number,
    updated_at: null,
    ...typeOf(row, since),
  },
})

export const toNewKeypair = (
  row: KeypairRow,
  privateKey: string | undefined,
  since: Since,
): { keypair: NewKeypair } => ({
  keypair: {
    ...(privateKey !== undefined && { private_key: privateKey }),
    ...typeOf(row, since),
    name: row.name,
    public_key: row.public_key,
    fingerprint: row.fingerprint,
    user_id: row.user_id,
  },
})

const typeOf = ({ type }: KeypairRow, since: Since) => since(2) && { type }
