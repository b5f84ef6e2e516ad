import { useIntl } from 'react-intl'
import { formatMoment } from '../../framework/text/dates.ts'
import { ColumnFacts } from '../../framework/details/ColumnFacts.tsx'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { keypairNames } from './keypair-names.messages.ts'
import { keypairColumns } from './keypair.columns.tsx'
import { keypairFields } from './keypair.messages.ts'
import type { Keypair } from './keypair.queries.ts'

export function KeypairOverview({ keypair }: { keypair: Keypair }) {
  const intl = useIntl()
  const { created_at: created, user_id: user, public_key: key } = keypair
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={intl.formatMessage(keypairNames.one)}>
        <ColumnFacts
          item={keypair}
          columns={keypairColumns}
          more={[
            { term: intl.formatMessage(keypairFields.created), value: created && formatMoment(intl, created) },
            { term: intl.formatMessage(keypairFields.user), value: user },
          ]}
        />
      </Card>
      <Card title={intl.formatMessage(keypairFields.publicKey)}>
        <p className="font-mono text-sm wrap-anywhere whitespace-pre-wrap">
          {key.trim()} <CopyButton value={key.trim()} />
        </p>
      </Card>
    </div>
  )
}
