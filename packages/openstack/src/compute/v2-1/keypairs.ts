import type { Keypair, KeypairSummary, NewKeypair } from '@meridian/wire'
import { listIn, objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

const keypairsUrl = '/os-keypairs'
const keypairUrl = (name: string) => path`/os-keypairs/${name}`

/** From 2.2 on a key pair says of which type it is; 2.10 brought paging, which nobody has enough of them for. */
const TYPED = ['2.2', '2.9']

/** GET /os-keypairs */
export async function list(nova: ServiceClient): Promise<KeypairSummary[]> {
  const { body } = await (await nova.speaking(TYPED)).get(keypairsUrl)
  return listIn<{ keypair: KeypairSummary }>(nova, body, 'keypairs').map(({ keypair }) => keypair)
}

/** GET /os-keypairs/{name} */
export async function show(nova: ServiceClient, name: string): Promise<Keypair> {
  const { body } = await (await nova.speaking(TYPED)).get(keypairUrl(name))
  return objectIn<Keypair>(nova, body, 'keypair')
}

export interface KeypairRequest {
  name: string
  type: string
  public_key?: string
}

/** POST /os-keypairs */
export async function create(nova: ServiceClient, { type, ...keypair }: KeypairRequest): Promise<NewKeypair> {
  const client = await nova.speaking(TYPED)
  // Before 2.2 all are of type ssh, and Nova refuses the word.
  const typed = client === nova ? keypair : { ...keypair, type }
  const { body } = await client.post(keypairsUrl, { keypair: typed })
  return objectIn<NewKeypair>(nova, body, 'keypair')
}

/** DELETE /os-keypairs/{name} */
export const remove = (nova: ServiceClient, name: string) => nova.delete(keypairUrl(name))
