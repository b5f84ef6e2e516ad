import * as z from 'zod'
import { get } from '../endpoint.ts'

/** The types whose changes the server follows, with the address of their lists; that of an item follows from it. */
export const LIVE_LISTS = {
  'OS::Nova::Server': '/api/nova/servers/',
  'OS::Cinder::Volume': '/api/cinder/volumes/',
  'OS::Cinder::Snapshot': '/api/cinder/volumesnapshots/',
  'OS::Neutron::Net': '/api/neutron/networks/',
  'OS::Neutron::Port': '/api/neutron/ports/',
  'OS::Neutron::Router': '/api/neutron/routers/',
  'OS::Neutron::FloatingIP': '/api/network/floatingips/',
  'OS::Neutron::SecurityGroup': '/api/network/securitygroups/',
  'OS::Glance::Image': '/api/glance/images/',
  'OS::Heat::Stack': '/api/heat/stacks/',
} as const
export type LiveType = keyof typeof LIVE_LISTS

/** Rows of one type that somebody looks at. */
export interface LiveInterest {
  type: LiveType
  /** Those of all projects, as administrators list them. */
  all: boolean
}

/** `OS::Nova::Server`, or `OS::Nova::Server*` for those of all projects. */
const Interest = z
  .string()
  .regex(/^[\w:]+\*?$/)
  .transform((text) => ({ type: text.replace('*', ''), all: text.endsWith('*') }))
  .pipe(z.object({ type: z.custom<LiveType>((type) => Object.hasOwn(LIVE_LISTS, String(type))), all: z.boolean() }))

export const interestText = ({ type, all }: LiveInterest): string => (all ? `${type}*` : type)

/** What is known of the rows of an interest. It names rows, and whoever gets it reads them with their own token. */
export const LiveRows = z.object({
  of: z.string(),
  /** False while the service cannot be followed: pages then poll. */
  live: z.boolean(),
  /** Added or changed. */
  changed: z.array(z.string()),
  removed: z.array(z.string()),
  /** It cannot be said what has changed meanwhile: list again. */
  again: z.boolean(),
  /** How many rows there are, when following begins; null if that is not known. */
  count: z.number().nullable(),
})
export type LiveRows = z.infer<typeof LiveRows>

/** A comma separates the interests of one connection. */
const MAX_INTERESTS = 20

export const liveEndpoints = {
  liveEvents: get('/api/live/', 'Follow what changes in lists, as server-sent events', {
    query: z.object({
      of: z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(Interest).min(1).max(MAX_INTERESTS)),
      /** How old the rows are that the page has, in milliseconds, unless it heard of their changes up to `Last-Event-ID`. */
      age: z.coerce.number().int().min(0).default(0),
    }),
    bytes: 'out',
  }),
}
