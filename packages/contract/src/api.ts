import type { Endpoint } from './endpoint.ts'
import { glance } from './glance/endpoints.ts'
import { keystone } from './keystone/endpoints.ts'
import { shell } from './shell/endpoints.ts'

/** Every call there is, by group. */
export const api: Record<string, Record<string, Endpoint>> = { shell, keystone, glance }
