import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

export interface TooltipProps {
  label: ReactNode
  /** The element that the tooltip tells about; it must take props and a ref. */
  children: ReactElement
  side?: 'top' | 'bottom' | 'left' | 'right'
  disabled?: boolean
}

/** More about an element while it is pointed at or focused. Never the only place of something that must be known. */
export function Tooltip({ label, children, side = 'top', disabled }: TooltipProps) {
  return (
    <Base.Root disabled={disabled}>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup className="max-w-72 origin-(--transform-origin) rounded-md bg-ink px-2 py-1 text-sm text-bg shadow-far transition-opacity data-ending-style:opacity-0 data-instant:transition-none data-starting-style:opacity-0">
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
