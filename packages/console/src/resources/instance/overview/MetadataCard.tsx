import type { Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { compareText } from '../../../framework/text/compare-text.ts'
import { ResourceLink } from '../../../framework/link/ResourceLink.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { instanceFields } from '../instance.messages.ts'
import { overviewFields, overviewMessages } from './overview.messages.ts'

/** What a server was made from, then what its owner wrote on it. */
export function MetadataCard({ server }: { server: Server }) {
  const intl = useIntl()
  const { image, key_name: key } = server
  const custom = Object.entries(server.metadata).sort(([a], [b]) => compareText(a, b))
  return (
    <Card title={intl.formatMessage(overviewMessages.metadata)}>
      <DescriptionList
        items={[
          {
            term: intl.formatMessage(overviewFields.keyName),
            value: key && (
              <ResourceLink type="OS::Nova::Keypair" id={key}>
                {key}
              </ResourceLink>
            ),
          },
          {
            term: intl.formatMessage(instanceFields.image),
            value: image && (
              <ResourceLink type="OS::Glance::Image" id={image.id}>
                {server.image_name ?? image.id}
              </ResourceLink>
            ),
          },
          { term: intl.formatMessage(instanceFields.imageId), value: image && image.id },
          ...custom.map(([term, value]) => ({ term, value })),
        ]}
      />
    </Card>
  )
}
