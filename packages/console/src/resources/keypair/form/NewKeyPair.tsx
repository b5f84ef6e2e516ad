import type { NewKeypair } from '@meridian/contract'
import { Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { keyFile } from './key-file.ts'
import { keyPairLabels, keyPairMessages as messages } from './key-pair-form.messages.ts'

interface NewKeyPairProps {
  pair: NewKeypair
  open?: boolean
  onClose: () => void
}

/** The keys of a pair that was just made. */
export function NewKeyPair({ pair, open = true, onClose }: NewKeyPairProps) {
  const { formatMessage } = useIntl()
  const { name, private_key: secret = '', public_key: shared } = pair
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={name}
      description={formatMessage(messages.createHint)}
      footer={
        <>
          <Button icon={<Download aria-hidden />} onClick={() => saveFile(...keyFile(pair))}>
            {formatMessage(messages.download)}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {formatMessage(messages.done)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Key label={formatMessage(messages.privateKey)} copy={formatMessage(messages.copyPrivate)} value={secret} />
        <Key label={formatMessage(keyPairLabels.public_key)} value={shared} />
      </div>
    </Dialog>
  )
}

const Key = ({ label, copy, value }: { label: string; copy?: string; value: string }) => (
  <section aria-label={label} className="grid gap-1.5">
    <h3 className="flex items-center gap-2 font-medium">
      {label}
      <CopyButton value={value} label={copy} />
    </h3>
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-56 overflow-auto rounded-md bg-sunken p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
    >
      {value}
    </pre>
  </section>
)
