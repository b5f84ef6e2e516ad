import { serverPartEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { ResourceLink } from '../../../framework/link/ResourceLink.tsx'
import { Card } from '../../../ui/Card.tsx'
import { overviewMessages, overviewPhrases } from './overview.messages.ts'

export function VolumesCard({ id }: { id: string }) {
  const intl = useIntl()
  return (
    <Card title={intl.formatMessage(overviewMessages.volumes)}>
      <Loaded
        query={query(serverPartEndpoints.serverVolumeList, { params: { id } })}
        failed={intl.formatMessage(overviewMessages.unableToListVolumes)}
      >
        {({ items: volumes }) =>
          volumes.length === 0 ? (
            <p className="text-ink-3">{intl.formatMessage(overviewMessages.noVolumes)}</p>
          ) : (
            <ul className="grid gap-1">
              {volumes.map(({ volumeId, name, device }) => (
                <li key={volumeId} className="wrap-anywhere">
                  <ResourceLink type="OS::Cinder::Volume" id={volumeId}>
                    {name ?? volumeId}
                  </ResourceLink>{' '}
                  {device && (
                    <span className="text-ink-3">{intl.formatMessage(overviewPhrases.onDevice, { device })}</span>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
