import { useRender } from '@base-ui/react/use-render'
import type { ReactElement, ReactNode } from 'react'
import { onDemand } from './on-demand.ts'
import { useTooltipIntent } from './tooltip-intent.ts'

export interface TooltipProps {
  label: ReactNode
  /** The element that the tooltip tells about; it must take props and a ref. */
  children: ReactElement
  side?: 'top' | 'bottom' | 'left' | 'right'
}

const Popup = onDemand(async () => (await import('./popups.ts')).TooltipPopup)

/**
 * More about an element while it is pointed at or focused. Never the only place of something that must be known.
 * A table draws hundreds, so until it shows one costs a few event handlers and nothing else.
 */
export function Tooltip({ label, children, side = 'top' }: TooltipProps) {
  const { anchor, close, triggerProps, popupProps } = useTooltipIntent()
  const trigger = useRender({ render: children, props: { ...triggerProps } })
  return (
    <>
      {trigger}
      <Popup wanted={anchor !== null} props={{ label, side, anchor, onClose: close, popupProps }} />
    </>
  )
}
