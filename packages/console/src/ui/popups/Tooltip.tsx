import { useRender } from '@base-ui/react/use-render'
import type { ReactElement, ReactNode } from 'react'
import { onDemand } from './on-demand.ts'
import { useTooltipIntent } from './tooltip-intent.ts'

export interface TooltipProps {
  label: ReactNode
  /** The element that has the tooltip; it must accept props and a ref. */
  children: ReactElement
  side?: 'top' | 'bottom' | 'left' | 'right'
}

const Popup = onDemand(async () => (await import('./TooltipPopup.tsx')).TooltipPopup)

/**
 * A text about an element on hover or focus. Never the only source of important information. A table renders hundreds,
 * so a closed one costs only a few event handlers.
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
