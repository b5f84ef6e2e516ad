import { computeZoneEndpoints, type ComputeZone } from '@meridian/contract'
import { useIntl, type IntlShape } from 'react-intl'
import { query } from '../../api/query.ts'
import { ListCard } from '../../framework/loading/PartsTable.tsx'
import { yesNo } from '../../framework/text/wording.ts'
import { Status } from '../../ui/Status.tsx'
import { aggregateMessages as messages } from './aggregate.messages.ts'
import { statusNames } from '../../framework/text/common.messages.ts'
import { zoneHintMessages } from '../../services/network/network.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** Nova's own services are in a zone of their own, where no instance runs. */
const INTERNAL = 'internal'

/** The availability zones with their hosts. */
export function Zones() {
  const intl = useIntl()
  const { queryKey, queryFn } = query(computeZoneEndpoints.computeZoneList, { query: { detailed: 'true' } })
  return (
    <ListCard
      title={messages.zones}
      failed={zoneHintMessages.failed}
      empty={messages.noZones}
      query={{
        queryKey: [...queryKey, 'with ids'],
        queryFn: async (context) => (await queryFn(context)).items.map((zone) => ({ ...zone, id: zone.zoneName })),
      }}
      columns={{ name: messages.zoneName, hosts: moreWords.hosts, available: statusNames.available }}
      cells={(zone) => cellsOf(intl, zone)}
    />
  )
}

const cellsOf = (intl: IntlShape, { zoneName: name, hosts, zoneState: { available } }: ComputeZone) => ({
  name: <span className="font-medium text-ink">{name}</span>,
  hosts: Object.entries(hosts ?? {})
    .map(([host, services]) => hostText(intl, name, host, Object.values(services)))
    .join(', '),
  available: <Status tone={available ? 'ok' : 'bad'}>{yesNo(intl, available)}</Status>,
})

type HostServices = NonNullable<ComputeZone['hosts']>[string][string][]

/** A host of a zone where instances run, with the state of its services. */
function hostText({ formatMessage }: IntlShape, zone: string, host: string, services: HostServices): string {
  if (zone === INTERNAL) return host
  const isUp = services.every(({ available, active }) => available && active)
  return formatMessage(isUp ? messages.hostUp : messages.hostDown, { host })
}
