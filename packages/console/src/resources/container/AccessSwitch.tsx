import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { usePolicies } from '../../framework/policy/policies.ts'
import { failureMessage } from '../../framework/resource/resource-text.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { changeAccess } from './change-access.ts'
import { containerMessages, containerPhrases } from './container.messages.ts'
import { containerManifest } from './container.manifest.ts'
import { containerQueries } from './container.queries.ts'
import { MAY_WRITE_CONTAINERS } from './may-write.ts'

/** Lists do not tell who may read a container: each is asked for when it comes into sight, and not again soon. */
const FRESH_MS = 60_000

/** Whether everybody may read a container, to be switched; with the link that they read it by. */
export function AccessSwitch({ name }: { name: string }) {
  const intl = useIntl()
  const texts = useUiTexts()
  const mayWrite = usePolicies()(MAY_WRITE_CONTAINERS) === true
  const { data, error, isFetching, refetch } = useQuery({ ...containerQueries.one(name), staleTime: FRESH_MS })
  // Shown at once; when it is done or has failed, what the service says counts again.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const details = data?.details
  if (!details) {
    return error ? (
      <span title={failureMessage(intl, 'load', containerManifest)}>
        <Button size="small" variant="quiet" busy={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </span>
    ) : (
      <Skeleton className="w-16" />
    )
  }
  const isPublic = wanted ?? details.is_public
  const change = async (next: boolean) => {
    setWanted(next)
    await changeAccess(intl, name, next)
    setWanted(null)
  }
  return (
    <span className="flex items-center gap-2">
      <Switch
        label={intl.formatMessage(containerPhrases.accessOf, { name })}
        checked={isPublic}
        disabled={wanted !== null || !mayWrite}
        onChange={(next) => void change(next)}
      />
      <span>{intl.formatMessage(containerMessages[isPublic ? 'public' : 'private'])}</span>
      {details.public_url && (
        <CopyButton value={details.public_url} label={intl.formatMessage(containerMessages.copyLink)} />
      )}
    </span>
  )
}
