import { SERVER_METRICS, type MetricPoint, type ServerMetric } from '@meridian/contract'
import { ServiceOutage, type ServiceClient } from '@meridian/openstack'
import * as z from 'zod'
import type { Span } from './metric-points.ts'

/** A rate over less than a few scrapes would have gaps. */
const LEAST_WINDOW_S = 300

const rate = (metric: string) => `sum(rate(libvirt_domain_${metric}{uuid="$id"}[$window]))`
const latest = (metric: string) => `max(libvirt_domain_info_${metric}{uuid="$id"})`

/** The metrics of libvirt's exporters. */
const QUERIES: Record<ServerMetric, string> = {
  cpu: `${rate('info_cpu_time_seconds_total')} / ${latest('virtual_cpus')} * 100`,
  memory: latest('memory_usage_bytes'),
  memory_total: latest('maximum_memory_bytes'),
  disk_read: rate('block_stats_read_bytes_total'),
  disk_write: rate('block_stats_write_bytes_total'),
  net_in: rate('interface_stats_receive_bytes_total'),
  net_out: rate('interface_stats_transmit_bytes_total'),
}

/** A PromQL query of one server. */
const queryFor = (query: string, id: string, step: number): string =>
  query
    .replaceAll('$id', () => id.replaceAll(/[\\"]/g, String.raw`\$&`))
    .replaceAll('$window', `${Math.max(LEAST_WINDOW_S, step)}s`)

/** The reply of GET /api/v1/query_range: seconds since 1970 and the value as text. */
const Matrix = z.object({
  data: z.object({ result: z.array(z.object({ values: z.array(z.tuple([z.number(), z.string()])) })) }),
})

export async function fromPrometheus(
  client: ServiceClient,
  id: string,
  { start, stop, step }: Span,
  own: Partial<Record<ServerMetric, string>>,
): Promise<Record<ServerMetric, MetricPoint[]>> {
  const read = async (metric: ServerMetric): Promise<MetricPoint[]> => {
    const query = queryFor(own[metric] ?? QUERIES[metric], id, step)
    const times = { start: String(start / 1000), end: String(stop / 1000), step: String(step) }
    const { body } = await client.get(`/api/v1/query_range?${new URLSearchParams({ query, ...times })}`)
    const reply = Matrix.safeParse(body)
    if (!reply.success) throw new ServiceOutage(client.service, 'garbage', { cause: reply.error })
    return (reply.data.data.result[0]?.values ?? [])
      .map(([seconds, value]): [number, number] => [seconds, Number(value)])
      .filter(([, value]) => Number.isFinite(value))
      .map(([seconds, value]): MetricPoint => [seconds * 1000, value])
  }
  const all = await Promise.all(SERVER_METRICS.map(async (metric) => [metric, await read(metric)] as const))
  return Object.fromEntries(all) as Record<ServerMetric, MetricPoint[]> // one entry for each of SERVER_METRICS
}
