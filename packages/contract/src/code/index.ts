import { curl } from './curl.ts'
import type { Dialect } from './dialect.ts'
import { openstack } from './openstack.ts'
import { python } from './python.ts'

export type { Dialect } from './dialect.ts'
export { renumberIds, replaceIds } from './new-id.ts'
export { hasSecrets, withoutSecrets } from './secrets.ts'
export { shellQuote } from './shell-quote.ts'

export const DIALECTS: readonly [Dialect, ...Dialect[]] = [openstack, curl, python]
