import { useRender } from '@base-ui/react/use-render'
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import type { MenuEntry } from './menu-entry.ts'
import { onDemand } from './on-demand.ts'

export interface MenuProps {
  /** The button that opens it; it must take props and a ref. */
  trigger: ReactElement
  /** Made when it opens: a table has a menu in each row, and most are never opened. */
  entries: () => MenuEntry[]
  align?: 'start' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

const Popup = onDemand(async () => (await import('./popups.ts')).MenuPopup)

/** A table draws one per row, so until it opens a menu is its button and nothing else. */
export function Menu({ trigger, entries, align = 'end', open, onOpenChange }: MenuProps) {
  const anchor = useRef<HTMLElement>(null)
  const [ownOpen, setOwnOpen] = useState(false)
  const isOpen = open ?? ownOpen
  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const button = useRender({
    render: trigger,
    ref: anchor,
    props: {
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'data-popup-open': isOpen ? '' : undefined,
      onClick: () => change(!isOpen),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        change(true)
      },
    },
  })
  return (
    <>
      {button}
      <Popup wanted={isOpen} props={{ entries, align, anchor, open: isOpen, onOpenChange: change }} />
    </>
  )
}
