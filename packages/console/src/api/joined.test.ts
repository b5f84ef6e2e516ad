import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { joinedOne } from './joined.ts'

test('a plain item that a dialog has read is never shown in place of the joined one', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const plain = { queryKey: ['GET', '/api/subnets/:id/'], queryFn: () => Promise.resolve({ network_id: 'n' }) }
  const joined = joinedOne(plain, (item) => Promise.resolve({ ...item, network: 'lan' }))
  expect(await client.fetchQuery(plain)).toEqual({ network_id: 'n' })
  expect(await client.fetchQuery(joined)).toEqual({ network_id: 'n', network: 'lan' })
})
