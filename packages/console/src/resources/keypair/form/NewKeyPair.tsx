import type { NewKeypair } from '@meridian/contract'
import { Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { CopyBlock } from '../../../ui/CopyBlock.tsx'
import { Dialog } from '../../../ui/popups/Dialog.tsx'
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
        <CopyBlock
          label={formatMessage(messages.privateKey)}
          copy={formatMessage(messages.copyPrivate)}
          value={secret}
        />
        <CopyBlock label={formatMessage(keyPairLabels.public_key)} value={shared} />
      </div>
    </Dialog>
  )
}
