import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Preflight } from '../../framework/preflight/Preflight.tsx'
import { computeLimitsQuery } from '../../services/compute/compute-quotas.ts'
import { keypairManifest } from './keypair.manifest.ts'

interface KeyPairPreflightProps {
  form: { block: (reason: string | null) => void }
  /** The number of key pairs that the user has: Nova does not count them for us. */
  used: number
}

/** The user's quota of key pairs. */
export function KeyPairPreflight({ form, used }: KeyPairPreflightProps) {
  const { formatMessage } = useIntl()
  const { data: limits } = useQuery(computeLimitsQuery)
  const label = formatMessage(keypairManifest.names.other)
  return (
    <Preflight
      form={form}
      demands={limits ? [{ id: 'key_pairs', label, used, added: 1, max: limits.maxTotalKeypairs }] : []}
    />
  )
}
