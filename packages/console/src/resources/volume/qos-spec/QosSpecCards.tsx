import { qosSpecEndpoints, type QosSpec } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { ResourceLink } from '../../../framework/link/AppLink.tsx'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { Card } from '../../../ui/Card.tsx'
import { SpecsCard } from '../SpecsCard.tsx'
import { qosMessages as messages } from '../volume-type.messages.ts'
import { volumeTypeManifest } from '../type/volume-type.manifest.ts'

/** The specs, and the volume types that use them. */
export function QosSpecCards({ spec: { id, specs } }: { spec: QosSpec }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <SpecsCard specs={specs} />
      <Card title={formatMessage(messages.types)}>
        <Loaded
          query={query(qosSpecEndpoints.qosSpecAssociations, { params: { id } })}
          failed={formatMessage(messages.typesFailed)}
        >
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-ink-3">{formatMessage(messages.noTypes)}</p>
            ) : (
              <ul className="grid gap-1">
                {items.map((type) => (
                  <li key={type.id}>
                    <ResourceLink type={volumeTypeManifest.type} id={type.id} name={type.name} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
    </>
  )
}
