import * as z from 'zod'
import { collection } from '../../../core/database/collection.ts'
import { newHexId } from '../../../core/ids.ts'
import { stored } from '../stored.ts'
import type { StoredRow } from '../stored.ts'

/** Consumers of OAuth 1, which are stored; no token can be requested with one. */
export const consumers = stored({
  key: 'consumer',
  noun: 'consumer',
  plural: 'consumers',
  path: 'OS-OAUTH1/consumers',
  rules: { one: 'consumer', all: 'consumers' },
  fields: z.looseObject({ description: z.string().nullish() }),
  defaults: { description: null },
  filters: [],
  rows: collection<StoredRow>('keystone_consumers'),
  secrets: () => ({ secret: newHexId() }),
})
