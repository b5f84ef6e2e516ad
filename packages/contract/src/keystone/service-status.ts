import * as z from 'zod'
import { get } from '../endpoint.ts'
import { items } from '../items.ts'
import { CatalogEndpoint } from './catalog.ts'

/** A service with all of its endpoints; `id` is its index in the catalogue. */
const ListedService = z.object({
  id: z.number(),
  type: z.string(),
  name: z.string(),
  endpoints: z.array(CatalogEndpoint),
})
export type ListedService = z.infer<typeof ListedService>

const ServiceStatus = z.object({
  /** Its type in the catalogue. */
  id: z.string(),
  name: z.string(),
  /** Null if the service has no microversions. */
  microversions: z.object({ min: z.string(), max: z.string() }).nullable(),
  milliseconds: z.number(),
  /** The service's status; null if it did not respond. */
  status: z.number().nullable(),
  /** Why the service did not respond. */
  problem: z.string().nullable(),
  /** Whole seconds by which its clock is ahead of the console's; null if it does not send its time. */
  clock_seconds: z.number().nullable(),
  /** When its TLS certificate expires; null without TLS. */
  certificate_expires: z.iso.datetime().nullable(),
})
export type ServiceStatus = z.infer<typeof ServiceStatus>

const Rules = z.enum(['new', 'deprecated too'])

/** What a check has found, for the console's own words in the user's language. */
const FindingFact = z.discriminatedUnion('check', [
  z.object({
    check: z.literal('service'),
    /** `failed` has the service's or the network's own words in `seen`. */
    state: z.enum(['responds', 'absent', 'failed']),
    url: z.string().nullable(),
    microversions: z.object({ min: z.string(), max: z.string() }).nullable(),
  }),
  z.object({
    check: z.literal('rule'),
    service: z.string(),
    rule: z.string(),
    /** Whether the operator's policy file has the rule that the console applies. */
    configured: z.boolean(),
    cloud_allows: z.boolean(),
    console_allows: z.boolean(),
  }),
  z.object({
    check: z.literal('defaults'),
    service: z.string(),
    /** Null if this user's reads have the same result with both. */
    cloud: Rules.nullable(),
    console: Rules,
  }),
])
export type FindingFact = z.infer<typeof FindingFact>

/** The result of one check of the cloud. */
const Finding = z.object({
  level: z.enum(['ok', 'note', 'fail']),
  what: z.string(),
  seen: z.string(),
  /** What will not work, if the check failed. */
  effect: z.string().optional(),
  fact: FindingFact.optional(),
})
export type Finding = z.infer<typeof Finding>

export const serviceStatusEndpoints = {
  serviceList: get('/api/keystone/services/', 'List services of the catalogue with all of their endpoints', {
    result: items(ListedService),
  }),
  serviceStatusList: get(
    '/api/keystone/services/status/',
    "Request the version of each of the region's services, and measure the time until it responds",
    { result: items(ServiceStatus) },
  ),
  findingList: get(
    '/api/keystone/services/findings/',
    'Check the services and policy rules of the cloud, as `npm run doctor` does; administrators only',
    { result: items(Finding) },
  ),
}
