import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import type { TooltipIntent } from './tooltip-intent.ts'

export interface TooltipPopupProps {
  label: ReactNode
  side: 'top' | 'bottom' | 'left' | 'right'
  anchor: Element | null
  onClose: () => void
  popupProps: TooltipIntent['popupProps']
}

export function TooltipPopup({ label, side, anchor, onClose, popupProps }: TooltipPopupProps) {
  return (
    <Tooltip.Root open={anchor !== null} onOpenChange={(open) => !open && onClose()}>
      <Tooltip.Portal>
        <Tooltip.Positioner anchor={anchor} side={side} sideOffset={6} collisionPadding={8} className="z-50">
          <Tooltip.Popup
            {...popupProps}
            className="max-w-72 rounded-md bg-ink px-2 py-1 text-sm text-bg shadow-far transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {label}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
