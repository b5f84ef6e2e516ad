import { secretEndpoints } from '@meridian/contract'
import { Copy, Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../api/client.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { Card } from '../../ui/Card.tsx'
import { Button } from '../../ui/buttons.tsx'
import { copyText } from '../../ui/copy.tsx'
import { secretMessages as messages } from './secret.messages.ts'

const SHOWN_MS = 30_000

/** The value is requested when somebody asks for it, kept in no cache, and gone after 30 seconds or with the focus. */
export function SecretValue({ id }: { id: string }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [value, setValue] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (value === null) return undefined
    const hide = () => setValue(null)
    const timer = setTimeout(hide, SHOWN_MS)
    window.addEventListener('blur', hide)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('blur', hide)
    }
  }, [value])
  const read = async (then: (text: string) => unknown) => {
    setBusy(true)
    setNote(null)
    try {
      const { text } = await call(secretEndpoints.secretValue, { params: { id } })
      if (text === null) setNote(formatMessage(messages.binary))
      else await then(text)
    } catch (error) {
      setNote(`${formatMessage(messages.failed)} ${describeError(intl, error)}`)
    } finally {
      setBusy(false)
    }
  }
  const copy = async (text: string) =>
    setNote(formatMessage((await copyText(text)) ? messages.copied : messages.notCopied))
  return (
    <Card title={formatMessage(messages.value)}>
      <div className="grid gap-3">
        {value === null ? (
          <p className="rounded-md border border-dashed border-line-field bg-sunken px-3 py-2 text-ink-2">
            {formatMessage(messages.hidden)}
          </p>
        ) : (
          <code className="rounded-md border border-line bg-sunken px-3 py-2 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
            {value}
          </code>
        )}
        <div className="flex flex-wrap gap-2">
          {value === null ? (
            <Button variant="primary" busy={busy} icon={<Eye aria-hidden />} onClick={() => void read(setValue)}>
              {formatMessage(messages.reveal)}
            </Button>
          ) : (
            <Button icon={<EyeOff aria-hidden />} onClick={() => setValue(null)}>
              {formatMessage(messages.hide)}
            </Button>
          )}
          <Button icon={<Copy aria-hidden />} disabled={busy} onClick={() => void read(copy)}>
            {formatMessage(messages.copyUnseen)}
          </Button>
        </div>
        <p role="status" className="text-sm text-ink-2">
          {note ?? formatMessage(messages.hiddenSoon)}
        </p>
      </div>
    </Card>
  )
}
