import { Popover as Base } from '@base-ui/react/popover'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons.tsx'
import { useUiTexts } from '../texts.ts'

export interface PopoverProps {
  open: boolean
  /** The element that it points at. A press on it does not close the popover: the caller decides. */
  anchor: Element | null
  onClose: () => void
  /** Called after it has faded out and focus has returned. */
  onClosed?: () => void
  title: string
  /** Below the title. */
  beside?: ReactNode
  children: ReactNode
}

/** Details and actions of an item, beside it; the rest of the page stays usable. */
export function Popover({ open, anchor, onClose, onClosed, title, beside, children }: PopoverProps) {
  const texts = useUiTexts()
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => {
        const onAnchor = event.target instanceof Node && anchor?.contains(event.target)
        if (!next && !onAnchor) onClose()
      }}
      onOpenChangeComplete={(next) => !next && onClosed?.()}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          side="right"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'end' }}
          className="z-40 outline-none"
        >
          <Base.Popup className="flex max-h-(--available-height) w-80 max-w-(--available-width) origin-(--transform-origin) flex-col rounded-xl border border-line bg-raised shadow-far transition-[opacity,scale] duration-100 outline-none data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0">
            <div className="flex items-start gap-2 border-b border-line py-2.5 ps-4 pe-2.5">
              <div className="grid min-w-0 flex-1 gap-0.5">
                <Base.Title className="font-semibold wrap-anywhere">{title}</Base.Title>
                {beside}
              </div>
              <IconButton size="small" label={texts.close} icon={<X aria-hidden />} onClick={onClose} />
            </div>
            <div className="min-h-0 overflow-auto">{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
