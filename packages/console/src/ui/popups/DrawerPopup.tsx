import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../buttons.tsx'
import { useUiTexts } from '../texts.ts'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

export function DrawerPopup({ open, onClose, title, children }: DrawerProps) {
  const texts = useUiTexts()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-y-0 start-0 z-30 flex w-72 max-w-[85vw] flex-col border-e border-line bg-surface shadow-far transition-[translate] duration-200 outline-none ltr:data-ending-style:-translate-x-full ltr:data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full">
          <header className="flex h-12 shrink-0 items-center justify-between border-b border-line pe-2 ps-4">
            <Dialog.Title className="font-semibold">{title}</Dialog.Title>
            <Dialog.Close render={<IconButton label={texts.close} icon={<X aria-hidden />} tooltipSide="bottom" />} />
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
