import { swiftSettingEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../../../api/api-error.ts'
import { sendUnlisted } from '../../../../api/client.ts'
import { FormAlert } from '../../../../framework/forms/FormModal.tsx'
import { useDialogTools } from '../../../../framework/resource/modal.ts'
import { words } from '../../../../framework/text/common.messages.ts'
import { formatMoment } from '../../../../framework/text/dates.ts'
import { Button } from '../../../../ui/buttons.tsx'
import { CopyBlock } from '../../../../ui/copy.tsx'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { Dialog } from '../../../../ui/popups/Dialog.tsx'
import { lifeLabels, settingLabels } from '../../container-settings.messages.ts'
import type { StoredObject } from '../object.queries.ts'

/** Makes a link with which anyone can download the object for a while; the link is shown once and stored nowhere. */
export function TemporaryLink({ item }: { item: StoredObject }) {
  const tools = useDialogTools()
  const intl = useIntl()
  const [seconds, setSeconds] = useState<string | null>('86400')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [link, setLink] = useState<{ url: string; expires_at: string } | null>(null)
  const { container, path } = item
  const make = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const body = { seconds: Number(seconds) }
      setLink(await sendUnlisted(swiftSettingEndpoints.objectTemporaryUrl, { params: { container, path }, body }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={tools.open}
      onClose={tools.close}
      locked={busy}
      title={intl.formatMessage(settingLabels.link)}
      description={item.id}
      footer={
        <>
          <Button onClick={tools.close} disabled={busy}>
            {intl.formatMessage(words.close)}
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void make()}>
            {intl.formatMessage(settingLabels.makeLink)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {failure && <FormAlert title={intl.formatMessage(settingLabels.linkFailed)} error={failure} />}
        <p className="text-ink-2">{intl.formatMessage(settingLabels.linkHint)}</p>
        <SelectField
          label={intl.formatMessage(settingLabels.seconds)}
          value={seconds}
          onChange={setSeconds}
          options={Object.entries(lifeLabels).map(([value, label]) => ({ value, label: intl.formatMessage(label) }))}
        />
        {link && (
          <CopyBlock
            label={intl.formatMessage(settingLabels.until, { time: formatMoment(intl, link.expires_at) })}
            value={link.url}
          />
        )}
      </div>
    </Dialog>
  )
}
