import * as z from 'zod'
import { get } from '../endpoint.ts'
import { items } from '../items.ts'

export const volumeExtensionEndpoints = {
  volumeExtensionList: get('/api/cinder/extensions/', 'List extensions of the block storage API', {
    result: items(
      z.object({
        alias: z.string(),
        name: z.string(),
        description: z.string(),
        updated: z.string(),
        links: z.array(z.unknown()),
      }),
    ),
  }),
}
