import type { Keypair, KeypairSummary, NewKeypair } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

const keypairsUrl = '/os-keypairs'
const keypairUrl = (name: string) => path`/os-keypairs/${name}`

/** 2.2 adds the type, 2.35 pages. */
const TYPED = ['2.2', '2.9', '2.35']

/** GET /os-keypairs */
export async function list(nova: ServiceClient): Promise<KeypairSummary[]> {
  const client = await nova.withMicroversion(TYPED)
  const found = await listAt<{ keypair: KeypairSummary }>(client, keypairsUrl, 'keypairs')
  return found.map(({ keypair }) => keypair)
}

/** GET /os-keypairs/{name} */
export async function show(nova: ServiceClient, name: string): Promise<Keypair> {
  const { body } = await (await nova.withMicroversion(TYPED)).get(keypairUrl(name))
  return objectIn<Keypair>(nova, body, 'keypair')
}

export interface KeypairRequest {
  name: string
  type: string
  public_key?: string
}

/** POST /os-keypairs */
export async function create(nova: ServiceClient, { type, ...keypair }: KeypairRequest): Promise<NewKeypair> {
  const client = await nova.withMicroversion(TYPED)
  // Before 2.2 all are of type ssh, and Nova refuses the key.
  const typed = client === nova ? keypair : { ...keypair, type }
  const { body } = await client.post(keypairsUrl, { keypair: typed })
  return objectIn<NewKeypair>(nova, body, 'keypair')
}

/** DELETE /os-keypairs/{name} */
export const remove = (nova: ServiceClient, name: string) => nova.delete(keypairUrl(name))
