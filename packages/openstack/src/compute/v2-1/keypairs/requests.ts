import type { Keypair, KeypairSummary, NewKeypair } from '@meridian/wire'
import { listIn, objectIn, type ServiceClient } from '../../../service-client.ts'
import * as urls from './urls.ts'

/** From 2.2 on a key pair says of which type it is; 2.10 brought paging, which nobody has enough of them for. */
const TYPED = ['2.2', '2.9']

/** GET /os-keypairs */
export async function list(nova: ServiceClient): Promise<KeypairSummary[]> {
  const { body } = await (await nova.speaking(TYPED)).get(urls.keypairs())
  return listIn<{ keypair: KeypairSummary }>(nova, body, 'keypairs').map(({ keypair }) => keypair)
}

/** GET /os-keypairs/{name} */
export async function show(nova: ServiceClient, name: string): Promise<Keypair> {
  const { body } = await (await nova.speaking(TYPED)).get(urls.keypair(name))
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
  const { body } = await client.post(urls.keypairs(), { keypair: typed })
  return objectIn<NewKeypair>(nova, body, 'keypair')
}

/** DELETE /os-keypairs/{name} */
export const remove = (nova: ServiceClient, name: string) => nova.delete(urls.keypair(name))
