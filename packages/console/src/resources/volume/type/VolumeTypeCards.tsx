import { volumeTypeEndpoints, type VolumeType } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { useProjectNames } from '../../../framework/resource/cell-context.ts'
import { typeNames } from '../../../framework/text/common.messages.ts'
import { Card, DescriptionList } from '../../../ui/Card.tsx'
import { Lines } from '../../../ui/inline.tsx'
import { SpecsCard } from '../SpecsCard.tsx'
import { encryptionMessages } from '../volume.messages.ts'
import { typeMessages as messages } from '../volume-type.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

/** Extra specs, encryption and the projects that may use a private type. */
export function VolumeTypeCards({ type }: { type: VolumeType }) {
  const { formatMessage } = useIntl()
  const { encryption } = type
  return (
    <>
      <SpecsCard title={moreWords.extraSpecs} specs={type.extra_specs} />
      <Card title={formatMessage(encryptionMessages.title)}>
        {encryption === null ? (
          <p className="text-ink-3">{formatMessage(messages.notEncrypted)}</p>
        ) : (
          <DescriptionList
            items={[
              { term: formatMessage(encryptionMessages.provider), value: encryption.provider },
              { term: formatMessage(encryptionMessages.location), value: encryption.control_location },
              { term: formatMessage(encryptionMessages.cipher), value: encryption.cipher },
              { term: formatMessage(encryptionMessages.keySize), value: encryption.key_size },
            ]}
          />
        )}
      </Card>
      {!type.is_public && (
        <Card title={formatMessage(typeNames.projects)}>
          <Loaded
            query={query(volumeTypeEndpoints.volumeTypeAccess, { params: { id: type.id } })}
            failed={formatMessage(messages.accessFailed)}
          >
            {({ items }) => <Projects ids={items} />}
          </Loaded>
        </Card>
      )}
    </>
  )
}

function Projects({ ids }: { ids: readonly string[] }) {
  const { formatMessage } = useIntl()
  const nameOf = useProjectNames(ids.length > 0)
  if (ids.length === 0) return <p className="text-ink-3">{formatMessage(messages.noAccess)}</p>
  return <Lines of={ids.map(nameOf)} />
}
