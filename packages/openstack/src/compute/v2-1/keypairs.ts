import type { Keypair, KeypairSummary, NewKeypair } from '@meridian/wire'
import { listIn, objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

const keypairsUrl = '/os-keypairs'
const keypairUrl = (name: string) => path`/os-keypairs/${name}`

/** 2.2 adds the type; 2.35 and later page, which no user has enough key pairs for. */
const TYPED = ['2.2', '2.9']

/** GET /os-keypairs */
export async function list(nova: ServiceClient): Promise<KeypairSummary[]> {
  const { body } = await (await nova.withMicroversion(TYPED)).get(keypairsUrl)
  return listIn<{ keypair: KeypairSummary }>(nova, body, 'keypairs').map(({ keypair }) => keypair)
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
