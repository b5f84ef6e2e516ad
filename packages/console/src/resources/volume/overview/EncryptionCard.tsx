import { volumeEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { encryptionFields } from './overview.messages.ts'

/** How the bytes of a volume are kept from others. */
export function EncryptionCard({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  const say = (name: keyof typeof encryptionFields) => formatMessage(encryptionFields[name])
  return (
    <Card title={say('title')}>
      <Loaded query={query(volumeEndpoints.volumeEncryption, { params: { id } })} failed={say('failed')}>
        {({ provider, control_location: location, cipher, key_size: bits }) => (
          <DescriptionList
            items={[
              { term: say('provider'), value: provider },
              { term: say('location'), value: location },
              { term: say('cipher'), value: cipher },
              { term: say('keySize'), value: bits },
            ]}
          />
        )}
      </Loaded>
    </Card>
  )
}
