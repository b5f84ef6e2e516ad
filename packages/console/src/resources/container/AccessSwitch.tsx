import { containerEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { sendUnlisted } from '../../api/client.ts'
import { queryClient } from '../../api/query.ts'
import { useConfirm } from '../../framework/actions/ConfirmProvider.tsx'
import { failureMessage } from '../../framework/resource/resource-text.ts'
import { words } from '../../framework/text/common.messages.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { formatBytes } from '../../framework/text/units.ts'
import { Button } from '../../ui/buttons.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { Switch } from '../../ui/fields/SwitchField.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toast/toast.ts'
import { settingLabels } from './container-settings.messages.ts'
import { containerManifest } from './container.manifest.ts'
import { containerMessages, containerPhrases } from './container.messages.ts'
import { containerQueries } from './container.queries.ts'

/** Switches public access to a container, and copies its public link. */
export function AccessSwitch({ name }: { name: string }) {
  const intl = useIntl()
  const texts = useUiTexts()
  const confirm = useConfirm()
  const { data, error, isFetching, refetch } = useQuery(containerQueries.row(name))
  // What the user chose, until the service has replied.
  const [chosen, setChosen] = useState<boolean | null>(null)
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
  const isPublic = chosen ?? details.is_public
  const change = async (next: boolean) => {
    if (next) {
      const { container_object_count: count, container_bytes_used: bytes } = details
      const agreed = await confirm({
        title: intl.formatMessage(settingLabels.makePublic),
        body: intl.formatMessage(settingLabels.confirmPublic, {
          name,
          count: Number(count),
          size: formatBytes(intl, Number(bytes)),
        }),
        action: intl.formatMessage(settingLabels.makePublic),
        run: () => Promise.resolve(true),
      })
      if (agreed !== true) return
    }
    setChosen(next)
    await changeAccess(intl, name, next)
    setChosen(null)
  }
  return (
    <span className="flex items-center gap-2">
      <Switch
        label={intl.formatMessage(containerPhrases.accessOf, { name })}
        checked={isPublic}
        disabled={chosen !== null}
        onChange={(next) => void change(next)}
      />
      <span>{intl.formatMessage(isPublic ? words.public : words.private)}</span>
      {details.public_url && (
        <CopyButton value={details.public_url} label={intl.formatMessage(containerMessages.copyLink)} />
      )}
    </span>
  )
}

async function changeAccess(intl: IntlShape, name: string, isPublic: boolean): Promise<void> {
  try {
    await sendUnlisted(containerEndpoints.containerUpdate, {
      params: { container: name },
      body: { is_public: isPublic },
    })
    toast.success(intl.formatMessage(containerPhrases[isPublic ? 'nowPublic' : 'nowPrivate'], { name }))
    await queryClient.invalidateQueries({ queryKey: containerQueries.one(name).queryKey })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast.danger(intl.formatMessage(containerMessages.unableToChangeAccess), {
      detail: describeError(intl, error),
      requestId: error.requestId,
    })
  }
}
