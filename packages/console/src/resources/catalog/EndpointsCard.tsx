import { registeredEndpointEndpoints, type RegisteredEndpoint } from '@meridian/contract'
import { useIntl, type IntlShape } from 'react-intl'
import { query } from '../../api/query.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { ListCard } from '../../framework/loading/PartsTable.tsx'
import { catalogMessages as messages, interfaces } from './catalog.messages.ts'
import { endpointManifest } from './endpoint.manifest.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** The endpoints of a service, or of a region. */
export function EndpointsCard({ of }: { of: { service_id: string } | { region_id: string } }) {
  const intl = useIntl()
  return (
    <ListCard
      title={typeNames.endpoints}
      query={query(registeredEndpointEndpoints.endpointList, { query: of })}
      failed={messages.endpointsFailed}
      empty={messages.noEndpoints}
      columns={{
        service: typeNames.service,
        region: typeNames.region,
        interface: moreWords.interface,
        url: moreWords.url,
      }}
      cells={(endpoint) => cellsOf(intl, endpoint)}
    />
  )
}

function cellsOf({ formatMessage }: IntlShape, endpoint: RegisteredEndpoint) {
  const { id, service_name: name, service_type: type, region_id: region, interface: kind, url } = endpoint
  return {
    service: name ?? type,
    region: region ?? '–',
    interface: formatMessage(interfaces[kind]),
    url: <ResourceLink type={endpointManifest.type} id={id} name={url} />,
  }
}
