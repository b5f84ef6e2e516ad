import {
  classic,
  PERIOD_PROBLEMS,
  periodOf,
  toCsv,
  type LineChart,
  type Period,
  type Statistic,
} from '@meridian/contract'
import { metering, type ServiceClient } from '@meridian/openstack'
import type { MetricResource } from '@meridian/wire'
import type { FastifyInstance } from 'fastify'
import { eachOf } from '../../each-of.ts'
import { badRequest } from '../../errors.ts'
import { OptionalReads } from '../../optional-reads.ts'
import { refuseUnlessIdentityAdmin } from '../../plugins/policy.ts'
import { projectNames } from '../../project-names.ts'
import { serve } from '../../serve.ts'
import { attachment } from '../../attachment.ts'
import { inFittingUnit } from './fitting-unit.ts'
import { METERS, meterNamed } from './meters.ts'
import { averaged, statsOf, type Point } from './points.ts'

/** One point per day, or per hour in a short period. */
const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3_600
const SHORT_DAYS = 2

/** Usage reports from Gnocchi, for administrators. */
export function meteringRoutes(app: FastifyInstance): void {
  serve(app, classic.meterSamples, async ({ query }, request): Promise<LineChart | Record<string, never>> => {
    refuseUnlessIdentityAdmin(request.access)
    const { meter, stats_attr: statistic } = query
    const window = windowOf(query)
    if (!meter) return {}
    const optional = new OptionalReads()
    const [byProject, names] = await Promise.all([
      seriesByProject(request.openstack('metric'), meter, statistic, window),
      optional.read(projectNames(request), new Map<string, string>()),
    ])
    const series = [...byProject].map(([project, data]) => ({
      name: names.get(project) ?? project,
      unit: meterNamed(meter).unit,
      meter,
      data,
    }))
    const drawn = inFittingUnit(series)
    return { series: drawn, settings: settingsOf(window), stats: statsOf(drawn), ...optional.gaps }
  })

  serve(app, classic.meterReport, async ({ query }, request, reply) => {
    refuseUnlessIdentityAdmin(request.access)
    const window = { ...windowOf(query), span: DAY_SECONDS }
    const client = request.openstack('metric')
    const names = await projectNames(request)
    const rows: string[][] = []
    // One meter after another: all at once would time out.
    for (const { name, unit, description } of METERS) {
      for (const [project, points] of await seriesByProject(client, name, 'avg', window))
        rows.push(
          ...points.map(({ x, y }) => [names.get(project) ?? project, name, description, 'Nova', x, String(y), unit]),
        )
    }
    reply.type('text/csv; charset=utf-8').header('content-disposition', attachment('usage.csv'))
    return toCsv([['Project Name', 'Meter', 'Description', 'Service', 'Time', 'Value (Avg)', 'Unit'], ...rows])
  })
}

interface Window {
  start: string
  stop: string
  span: number
}

function windowOf(period: Period): Window {
  const ends = periodOf(period, Date.now())
  if ('problem' in ends) throw badRequest(PERIOD_PROBLEMS[ends.problem])
  const days = (Date.parse(ends.stop) - Date.parse(ends.start)) / (DAY_SECONDS * 1000)
  return { ...ends, span: days <= SHORT_DAYS ? HOUR_SECONDS : DAY_SECONDS }
}

/** The lines span the whole period, from zero, even where a meter began late. */
const settingsOf = ({ start, stop, span }: Window): LineChart['settings'] => ({
  // The first point is at the beginning of its span.
  xMin: new Date(Math.floor(Date.parse(start) / (span * 1000)) * span * 1000).toISOString(),
  xMax: stop,
  yMin: 0,
  interpolation: 'linear',
  higlight_last_point: true,
})

/** The measures of all instances of a project, merged by time. */
async function seriesByProject(
  gnocchi: ServiceClient,
  meter: string,
  statistic: Statistic,
  { span, start, stop }: Window,
): Promise<Map<string, Point[]>> {
  const instances = await metering.resources(gnocchi, 'instance')
  const measured = instances.filter(({ metrics }) => metrics[meter])
  const all = await eachOf(measured, async ({ metrics, project_id: project }: MetricResource) => ({
    project: project ?? '',
    measures: await metering.measures(gnocchi, metrics[meter] ?? '', {
      aggregation: statistic === 'avg' ? 'mean' : statistic,
      start,
      stop,
    }),
  }))
  const groups = Map.groupBy(all, ({ project }) => project)
  return new Map(
    [...groups].map(([project, list]) => [
      project,
      averaged(
        list.map(({ measures }) => measures),
        span,
      ),
    ]),
  )
}
