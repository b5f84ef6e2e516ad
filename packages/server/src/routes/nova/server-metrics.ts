import { nova, SERVER_METRICS } from '@meridian/contract'
import { ServiceClient, servers, Transport } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
import { serve } from '../../serve.ts'
import { fromGnocchi } from './gnocchi-metrics.ts'
import { distanceOf, spanOf, thinned } from './metric-points.ts'
import { fromPrometheus } from './prometheus-metrics.ts'

/** Measures of a server over time: from the operator's Prometheus if there is one, else from the cloud's Gnocchi. */
export function serverMetricRoutes(
  app: FastifyInstance,
  { prometheus, upstreamTimeoutMs }: Pick<AppOptions, 'prometheus' | 'upstreamTimeoutMs'>,
): void {
  const client =
    prometheus &&
    new ServiceClient({
      transport: new Transport({ timeoutMs: upstreamTimeoutMs }),
      service: 'prometheus',
      endpoint: prometheus.url,
    })

  serve(app, nova.serverMetrics, async ({ params, query }, request) => {
    const span = spanOf(query.period, Date.now())
    // Prometheus knows no projects, and Gnocchi's are not checked by every policy: Nova refuses what is not the user's.
    const { id } = await servers.show(request.openstack('compute'), params.id)
    const all =
      prometheus && client
        ? await fromPrometheus(client, id, span, prometheus.queries)
        : await fromGnocchi(request.openstack('metric'), id, span)
    const series = Object.fromEntries(
      SERVER_METRICS.map((metric) => [metric, thinned(all[metric], span)]),
    ) as typeof all // one entry for each
    const distances = Object.values(series).map(distanceOf).filter(Number.isFinite)
    // The source may measure less often than the chart could show.
    const measured = distances.length > 0 ? Math.min(...distances) / 1000 : 0
    return { ...span, step: Math.max(span.step, measured), series }
  })
}
