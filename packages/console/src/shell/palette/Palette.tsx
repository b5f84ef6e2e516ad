import { Dialog } from '@base-ui/react/dialog'
import { useIntl } from 'react-intl'
import { frameMessages } from '../messages/frame.messages.ts'
import { PaletteSearch, type PaletteSearchProps } from './PaletteSearch.tsx'

export interface PaletteProps extends PaletteSearchProps {
  open: boolean
  /** The number of times it was opened: it starts empty each time, even while it still fades. */
  turn: number
}

/** Finds pages, actions, projects and resources by a few letters. */
export function Palette({ base, navigation, open, turn, onClose }: PaletteProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-30 flex items-start justify-center p-4 pt-[12vh] max-sm:p-2">
          <Dialog.Popup
            aria-label={formatMessage(frameMessages.find)}
            className="flex max-h-[min(34rem,80vh)] w-full max-w-2xl flex-col rounded-xl border border-line bg-raised text-ink shadow-far transition-[opacity,translate] duration-150 outline-none data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0"
          >
            <PaletteSearch key={turn} base={base} navigation={navigation} onClose={onClose} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
