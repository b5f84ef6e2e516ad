import { serverConsoleEndpoints, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { LoadingModal } from '../../../framework/modals/LoadingModal.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Dialog } from '../../../ui/popups/Dialog.tsx'
import { FileField } from '../../../ui/fields/FileField.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useUiTexts } from '../../../ui/texts.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { instanceLabel } from '../instance-label.ts'
import { passwordLabels, passwordMessages } from './password.messages.ts'

/** The password that a guest sealed with its owner's key, opened in this page. */
export function RetrievePassword({ server, tools }: { server: Server; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const sealed = useQuery({
    ...query(serverConsoleEndpoints.serverPassword, { params: { id: server.id } }),
    gcTime: 0,
  })
  if (!sealed.data)
    return (
      <LoadingModal
        tools={tools}
        title={formatMessage(passwordMessages.title)}
        failed={formatMessage(passwordMessages.unableToLoad)}
        query={sealed}
      />
    )
  return <DecryptDialog server={server} sealed={sealed.data.password} tools={tools} />
}

interface DecryptDialogProps {
  server: Server
  sealed: string
  tools: ModalTools
}

function DecryptDialog({ server, sealed, tools }: DecryptDialogProps) {
  const { formatMessage } = useIntl()
  const say = (message: keyof typeof passwordMessages) => formatMessage(passwordMessages[message])
  const texts = useUiTexts()
  const [file, setFile] = useState<File | null>(null)
  const [key, setKey] = useState('')
  const [wrong, setWrong] = useState<string | undefined>()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)

  const takeFile = async (next: File | null) => {
    setFile(next)
    setWrong(undefined)
    if (!next) return
    try {
      setKey(await next.text())
    } catch {
      // The file went away, or may not be read: the browser does not say which.
      toast.danger(say('unreadable'))
    }
  }

  const decrypt = async (event: FormEvent) => {
    event.preventDefault()
    if (key.trim() === '') return setWrong(say('keyRequired'))
    setBusy(true)
    try {
      const { decryptPassword } = await import('./decrypt-password.ts')
      setPassword(decryptPassword(sealed, key))
    } catch {
      // Why says nothing to a user: a wrong key, or one with a passphrase.
      setPassword('')
      toast.danger(say('undecryptable'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={tools.open}
      onClose={tools.close}
      title={say('title')}
      description={instanceLabel(server)}
      onSubmit={(event) => void decrypt(event)}
      footer={
        <>
          <Button onClick={tools.close}>{texts.close}</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={sealed === ''}>
            {say('decrypt')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {sealed === '' && (
          <p role="status" className="rounded-md bg-warn-soft px-3 py-2">
            {say('notSet')}
          </p>
        )}
        <TextField label={formatMessage(passwordLabels.keyName)} value={server.key_name ?? ''} readOnly />
        <TextArea
          name="encrypted"
          label={formatMessage(passwordLabels.encrypted)}
          value={sealed}
          rows={3}
          readOnly
          onChange={() => {}}
        />
        <FileField
          name="file"
          label={formatMessage(passwordLabels.file)}
          value={file}
          onChange={(next) => void takeFile(next)}
          optional
          hint={say('hint')}
        />
        <p className="text-sm text-ink-3">{say('or')}</p>
        <TextArea
          name="key"
          label={formatMessage(passwordLabels.key)}
          value={key}
          rows={6}
          mono
          error={wrong}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setKey(event.target.value)
            setWrong(undefined)
          }}
        />
        {password !== '' && (
          <TextField
            label={formatMessage(passwordLabels.password)}
            value={password}
            mono
            readOnly
            end={<CopyButton value={password} />}
          />
        )}
      </div>
    </Dialog>
  )
}
