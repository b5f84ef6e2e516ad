import { expect, test } from 'vitest'
import { queryClient } from '../../api/query.ts'
import { defineResource, type Resource } from './define-resource.ts'

test('[TABLE-15] a type without a list is refused in these words', async () => {
  const bare = { type: 'OS::Test::Bare' } as unknown as Omit<Resource<{ id: string }>, 'list'> // only its type matters here
  const resource = defineResource(bare)
  await expect(queryClient.fetchQuery(resource.list({}))).rejects.toThrow('No list function defined')
})
