import type { MetricPoint, ServerMetric } from '@meridian/contract'
import { metering, type ServiceClient } from '@meridian/openstack'
import type { MetricResource } from '@meridian/wire'
import { eachOf } from '../../each-of.ts'
import { ifPresent } from '../../if-present.ts'
import { dividedBy, pointsOf, ratesOf, scaled, summed, type Span } from './metric-points.ts'

const MIB = 1024 ** 2
const NS = 1e-9
const PERCENT = 100

/** A rate needs a measure from before the span; Ceilometer polls every five minutes, or ten. */
const LEAD_S = 1200

/** The measures of a server by Ceilometer's names; its disks and interfaces are resources of their own. */
export async function fromGnocchi(
  gnocchi: ServiceClient,
  id: string,
  span: Span,
): Promise<Record<ServerMetric, MetricPoint[]>> {
  const [instance, disks, interfaces] = await Promise.all([
    ifPresent(metering.resource(gnocchi, 'instance', id)),
    ifPresent(metering.partsOfInstance(gnocchi, 'instance_disk', id)),
    ifPresent(metering.partsOfInstance(gnocchi, 'instance_network_interface', id)),
  ])
  const read = (name: string, of: readonly MetricResource[] | null, toPoints = (points: MetricPoint[]) => points) =>
    seriesOf(gnocchi, span, { name, of: of ?? [], toPoints })
  const own = instance && [instance]
  const [cpu, vcpus, used, total, diskRead, diskWrite, netIn, netOut] = await Promise.all([
    read('cpu', own, ratesOf),
    read('vcpus', own),
    read('memory.usage', own),
    read('memory', own),
    read('disk.device.read.bytes', disks, ratesOf),
    read('disk.device.write.bytes', disks, ratesOf),
    read('network.incoming.bytes', interfaces, ratesOf),
    read('network.outgoing.bytes', interfaces, ratesOf),
  ])
  return {
    cpu: dividedBy(scaled(cpu, NS * PERCENT), vcpus),
    memory: scaled(used, MIB),
    memory_total: scaled(total, MIB),
    disk_read: diskRead,
    disk_write: diskWrite,
    net_in: netIn,
    net_out: netOut,
  }
}

interface Wanted {
  name: string
  of: readonly MetricResource[]
  toPoints: (points: MetricPoint[]) => MetricPoint[]
}

/** The sum of a metric of several resources. */
async function seriesOf(gnocchi: ServiceClient, span: Span, { name, of, toPoints }: Wanted): Promise<MetricPoint[]> {
  const ids = of.flatMap(({ metrics }) => metrics[name] ?? [])
  const times = {
    start: new Date(span.start - Math.max(LEAD_S, span.step) * 1000).toISOString(),
    stop: new Date(span.stop).toISOString(),
  }
  const each = await eachOf(ids, async (id) => {
    // A metric whose archive policy has no means is not shown.
    const measures = await ifPresent(metering.measures(gnocchi, id, { aggregation: 'mean', ...times }))
    return toPoints(pointsOf(measures ?? [], span))
  })
  return summed(each)
}
