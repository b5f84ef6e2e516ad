import { keypairEndpoints, type Keypair as Listed, type KeypairDetails } from '@meridian/contract'
import { query, keyOf, type ItemQuery, type ListQuery } from '../../api/query.ts'

/** A key pair as lists have it; with what else is known of it where it was asked for by itself. */
export interface Keypair extends Listed, Partial<Pick<KeypairDetails, 'user_id' | 'created_at'>> {
  /** Its name, which is all that tells it from the user's others. */
  id: string
}

const named = <T extends Listed>(keypair: T) => ({ ...keypair, id: keypair.name })

export const keypairQueries = {
  list: (): ListQuery<Keypair> => {
    const { queryFn } = query(keypairEndpoints.keypairList)
    return {
      // Not the key of the bare list, which others have in the cache as the API answers it.
      queryKey: keyOf(keypairEndpoints.keypairList, { query: {} }),
      queryFn: async (context) => ({ items: (await queryFn(context)).items.map(named), complete: true }),
    }
  },
  one: (name: string): ItemQuery<Keypair> => {
    const { queryKey, queryFn } = query(keypairEndpoints.keypairView, { params: { name } })
    return { queryKey, queryFn: async (context) => named(await queryFn(context)) }
  },
}
