import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons.tsx'
import { useUiTexts } from '../texts.ts'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

export function SheetPopup({ open, onClose, title, children }: SheetProps) {
  const texts = useUiTexts()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          data-modal
          className="fixed inset-x-0 top-12 bottom-0 z-30 flex flex-col rounded-t-2xl border-t border-line-strong bg-surface shadow-far transition-[translate] duration-200 outline-none data-ending-style:translate-y-full data-starting-style:translate-y-full"
        >
          <header className="flex h-12 shrink-0 items-center justify-between pe-2 ps-4">
            <Dialog.Title className="font-semibold">{title}</Dialog.Title>
            <Dialog.Close render={<IconButton label={texts.close} icon={<X aria-hidden />} tooltipSide="bottom" />} />
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
