import { stackEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import { FormAlert } from '../../framework/forms/FormModal.tsx'
import { frameworkMessages } from '../../framework/text/framework.messages.ts'
import { stackManifest } from '../../resources/stack/stack.manifest.ts'
import type { Design } from '../../services/orchestration/design-draft.ts'
import { toYaml } from '../../services/orchestration/to-yaml.ts'
import { Button } from '../../ui/buttons.tsx'
import { ComboboxField } from '../../ui/fields/ComboboxField.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { generatorMessages as messages } from './template-generator.messages.ts'

/** The template of a stack with its files and what its environment has besides parameters. */
export async function designOf(id: string): Promise<Design> {
  const args = { params: { id } }
  const [template, environment, files] = await Promise.all([
    call(stackEndpoints.stackTemplate, args),
    call(stackEndpoints.stackEnvironment, args),
    call(stackEndpoints.stackFiles, args),
  ])
  const { parameters: _parameters, encrypted_param_names: _encrypted, event_sinks: _sinks, ...rest } = environment
  const kept = Object.entries(rest).filter(([, part]) => !/^\{(?:"resources":\{\})?\}$/.test(JSON.stringify(part)))
  return {
    template: toYaml(template),
    environment: kept.length === 0 ? '' : toYaml(Object.fromEntries(kept)),
    files,
  }
}

interface OpenDialogProps {
  onOpen: (design: Design) => void
  onClose: () => void
}

export function OpenDialog({ onOpen, onClose }: OpenDialogProps) {
  const { formatMessage } = useIntl()
  const stacks = useQuery(query(stackEndpoints.stackList, { query: {} }))
  const [id, setId] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const open = async () => {
    if (id === null) return
    setBusy(true)
    try {
      onOpen(await designOf(id))
      onClose()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(messages.openTitle)}
      locked={busy}
      onSubmit={(event) => {
        event.preventDefault()
        void open()
      }}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {formatMessage(frameworkMessages.cancel)}
          </Button>
          <Button type="submit" variant="primary" busy={busy} disabled={id === null}>
            {formatMessage(messages.open)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {stacks.error && <FormAlert title={formatMessage(messages.stacksFailed)} error={stacks.error} />}
        {error && <FormAlert title={formatMessage(messages.openFailed)} error={error} />}
        <ComboboxField
          label={formatMessage(stackManifest.names.one)}
          hint={formatMessage(messages.openHint)}
          value={id}
          options={(stacks.data?.items ?? []).map((stack) => ({ value: stack.id, label: stack.stack_name }))}
          onChange={setId}
          onClear={() => setId(null)}
        />
      </div>
    </Dialog>
  )
}
