import * as z from 'zod'
import { get } from '../endpoint.ts'
import { withGaps } from '../items.ts'
import { BAD_LOG_LENGTH } from '../nova/server-console.ts'

const Node = { id: z.string(), status: z.string(), original_status: z.string() }

const TopologyServers = z.array(
  z.object({
    ...Node,
    name: z.string(),
    task: z.string().nullable(),
    url: z.string(),
    /** URL path of its console; absent if it has none. */
    console: z.literal('auto_console').optional(),
  }),
)

const Topology = z.object({
  servers: TopologyServers,
  networks: z.array(
    z.object({
      ...Node,
      name: z.string(),
      'router:external': z.boolean(),
      subnets: z.array(z.object({ id: z.string(), cidr: z.string(), url: z.string() })),
      /** Absent if another project owns the network. */
      url: z.string().optional(),
      allow_delete_subnet: z.boolean().optional(),
    }),
  ),
  routers: z.array(
    z.object({
      ...Node,
      name: z.string(),
      url: z.string(),
      external_gateway_info: z.object({ network_id: z.string() }).nullable(),
      /** Routers have neither; servers have both. */
      task: z.null(),
      console: z.null(),
    }),
  ),
  ports: z.array(
    z.object({
      ...Node,
      network_id: z.string(),
      device_id: z.string(),
      device_owner: z.string(),
      fixed_ips: z.array(z.object({ ip_address: z.string(), subnet_id: z.string() })),
      url: z.string().optional(),
    }),
  ),
  ...withGaps,
})
export type Topology = z.infer<typeof Topology>

/** Content of a popover as data, so that the page renders it as text. */
const InfoBox = z.object({
  name: z.string(),
  status: z.string(),
  reason: z.string().optional(),
  type: z.string().optional(),
})

const NodeFields = {
  image: z.string(),
  image_size: z.number(),
  image_x: z.number(),
  image_y: z.number(),
  text_x: z.number(),
  text_y: z.string(),
  in_progress: z.boolean(),
  info_box: InfoBox,
  status: z.string(),
  name: z.string(),
}

const StackTopology = z.object({
  stack: z.object({ ...NodeFields, stack_id: z.string() }),
  nodes: z.array(
    z.object({
      ...NodeFields,
      /** The id of the real resource, such as the server's; null until there is one. */
      instance: z.string().nullable(),
      /** Names of other nodes. */
      required_by: z.array(z.string()),
      /** The stack that it belongs to, which may be nested. */
      stack_id: z.string(),
      /** The stack that it is, where it is one. */
      nested_stack_id: z.string().nullable(),
    }),
  ),
})
export type StackTopology = z.infer<typeof StackTopology>

/** Horizon's number of lines of a log for whom nothing else is set. */
const CONSOLE_LOG_LINES = 35

/** A form without a number sends an empty one. */
const LogLength = z
  .string()
  .regex(/^(0*[1-9]\d{0,8})?$/, BAD_LOG_LENGTH)
  .transform((text) => Number(text) || CONSOLE_LOG_LINES)

export const topologyEndpoints = {
  networkTopology: get(
    '/project/network_topology/json',
    "Show the project's networks, routers, servers and the ports between them",
    {
      query: z.object({
        /** A timestamp that keeps proxies from serving a cached response. */
        _: z.string().optional(),
        /** `network` leaves the servers out: Neutron has its part long before Nova. */
        parts: z.literal('network').optional(),
      }),
      result: Topology,
    },
  ),
  topologyServers: get(
    '/project/network_topology/servers',
    "List the project's servers as the network topology draws them",
    { query: z.object({ _: z.string().optional() }), result: z.object({ servers: TopologyServers, ...withGaps }) },
  ),
  stackTopology: get('/project/stacks/get_d3_data/:id/', 'Show the resources of a stack and their dependencies', {
    /** With a depth, nodes of nested stacks follow, by names such as `group/0`. */
    query: z.object({ nested_depth: z.coerce.number().int().min(0).max(10).optional() }),
    result: StackTopology,
  }),
  consoleLog: get('/project/instances/:id/console', "Show the last lines of a server's console log as text", {
    query: z.object({
      length: LogLength.default(CONSOLE_LOG_LINES),
      project: z.string().optional(),
      region: z.string().optional(),
    }),
    bytes: 'out',
  }),
}
