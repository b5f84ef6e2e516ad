import { credentialEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { Card } from '../../ui/Card.tsx'
import { Button } from '../../ui/buttons.tsx'
import { credentialManifest } from './credential.manifest.ts'
import { words } from '../../framework/text/common.messages.ts'

/** The secret of a credential, requested and shown only on demand, and not kept. */
export function CredentialSecret({ id }: { id: string }) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const [isShown, setShown] = useState(false)
  const { queryKey, queryFn } = query(credentialEndpoints.credentialView, { params: { id } })
  // Not kept in the cache.
  const fresh = { queryKey: [...queryKey, 'secret'], queryFn, staleTime: 0, gcTime: 0 }
  return (
    <Card title={formatMessage(words.secret)}>
      {isShown ? (
        <Loaded query={fresh} failed={failureMessage('load', credentialManifest.type, id)}>
          {({ blob }) => <code className="font-mono text-sm whitespace-pre-wrap wrap-anywhere">{blob}</code>}
        </Loaded>
      ) : (
        <Button onClick={() => setShown(true)}>{formatMessage(words.show)}</Button>
      )}
    </Card>
  )
}
