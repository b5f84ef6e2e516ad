import type { ServiceClient } from '../../service-client.ts'

/** GET /info, which lies beside the version and not under the account. */
export const info = (swift: ServiceClient) => swift.atRoot().get<Record<string, unknown>>('/info')
