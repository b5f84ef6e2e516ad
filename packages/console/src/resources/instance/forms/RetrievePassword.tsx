import { serverConsoleEndpoints, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { editorMessages } from '../../../framework/editor/editor.messages.ts'
import { LoadingModal } from '../../../framework/modals/WaitModal.tsx'
import { useDialogTools, type ItemDialogProps } from '../../../framework/resource/modal.ts'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { Button } from '../../../ui/buttons.tsx'
import { CopyButton } from '../../../ui/copy.tsx'
import { FileField } from '../../../ui/fields/FileField.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../ui/popups/Dialog.tsx'
import { useUiTexts } from '../../../ui/texts.ts'
import { dismissToast, postToast, toast, type ToastNote } from '../../../ui/toast/toast.ts'
import { passwordMessages } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { instanceMessages } from '../instance.messages.ts'

/** The password that the guest encrypted with its owner's public key, decrypted in the browser. */
export function RetrievePassword({ item: server }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  const encrypted = useQuery({
    ...query(serverConsoleEndpoints.serverPassword, { params: { id: server.id } }),
    gcTime: 0,
  })
  if (!encrypted.data)
    return (
      <LoadingModal
        title={formatMessage(instanceMessages.retrievePassword)}
        failed={formatMessage(passwordMessages.unableToLoad)}
        query={encrypted}
      />
    )
  return <DecryptDialog item={server} encrypted={encrypted.data.password} />
}

function DecryptDialog({ item: server, encrypted }: ItemDialogProps<Server> & { encrypted: string }) {
  const tools = useDialogTools()
  const { formatMessage } = useIntl()
  const textOf = (message: keyof typeof passwordMessages) => formatMessage(passwordMessages[message])
  const texts = useUiTexts()
  const [file, setFile] = useState<File | null>(null)
  const [key, setKey] = useState('')
  const [keyError, setKeyError] = useState<string | undefined>()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)

  const failure: ToastNote = { type: 'danger', message: textOf('undecryptable') }

  const readFile = async (next: File | null) => {
    setFile(next)
    setKeyError(undefined)
    if (!next) return
    try {
      setKey(await next.text())
    } catch {
      // The file is deleted or not readable: the browser does not distinguish.
      toast.danger(formatMessage(editorMessages.unreadable))
    }
  }

  const decrypt = async (event: FormEvent) => {
    event.preventDefault()
    if (key.trim() === '') return setKeyError(textOf('keyRequired'))
    setBusy(true)
    dismissToast(failure)
    try {
      const { decryptPassword } = await import('./decrypt-password.ts')
      setPassword(decryptPassword(encrypted, key))
    } catch {
      // The error does not help the user: the key is wrong or has a passphrase.
      setPassword('')
      postToast(failure)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={tools.open}
      onClose={tools.close}
      title={formatMessage(instanceMessages.retrievePassword)}
      description={instanceLabel(server)}
      onSubmit={(event) => void decrypt(event)}
      footer={
        <>
          <Button onClick={tools.close}>{texts.close}</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={encrypted === ''}>
            {textOf('decrypt')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {password !== '' && (
          <TextField
            key={password}
            ref={showPassword}
            label={formatMessage(words.password)}
            value={password}
            mono
            readOnly
            end={<CopyButton value={password} />}
          />
        )}
        {encrypted === '' && (
          <p role="status" className="rounded-md bg-warn-soft px-3 py-2">
            {textOf('notSet')}
          </p>
        )}
        <TextField label={formatMessage(typeNames.keyPairName)} value={server.key_name ?? ''} readOnly />
        <TextArea
          name="encrypted"
          label={textOf('encrypted')}
          value={encrypted}
          rows={3}
          readOnly
          onChange={() => {}}
        />
        <FileField
          name="file"
          label={textOf('file')}
          value={file}
          onChange={(next) => void readFile(next)}
          optional
          hint={textOf('hint')}
        />
        <p className="text-sm text-ink-3">{textOf('or')}</p>
        <TextArea
          name="key"
          label={textOf('key')}
          value={key}
          rows={6}
          mono
          error={keyError}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setKey(event.target.value)
            setKeyError(undefined)
          }}
        />
      </div>
    </Dialog>
  )
}

/** What was asked for is in sight and selected, wherever the dialog was scrolled to. */
function showPassword(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
  field?.scrollIntoView({ block: 'nearest' })
}
