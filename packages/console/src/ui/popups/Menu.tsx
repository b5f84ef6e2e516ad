import { useRender } from '@base-ui/react/use-render'
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react'
import type { MenuEntry } from './menu-entry.ts'
import { onDemand } from './on-demand.ts'

interface MenuOptions {
  /** Called when it opens: a table has a menu in each row, and most are never opened. */
  entries: () => MenuEntry[]
  align?: 'start' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

export interface MenuProps extends MenuOptions {
  /** The button that opens it; it must accept props and a ref. */
  trigger: ReactElement
}

const Popup = onDemand(async () => (await import('./popups.ts')).MenuPopup)

/** The menu's button takes `anchor` as its ref and `triggerProps`; render `popup` after it. */
export function useMenu<Trigger extends HTMLElement>({ entries, align = 'end', open, onOpenChange }: MenuOptions) {
  const anchor = useRef<Trigger>(null)
  const [ownOpen, setOwnOpen] = useState(false)
  const isOpen = open ?? ownOpen
  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  return {
    anchor,
    triggerProps: {
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
    popup: <Popup wanted={isOpen} props={{ entries, align, anchor, open: isOpen, onOpenChange: change }} />,
  } as const
}

export function Menu({ trigger, ...options }: MenuProps) {
  const { anchor, triggerProps, popup } = useMenu<HTMLElement>(options)
  const button = useRender({ render: trigger, ref: anchor, props: triggerProps })
  return (
    <>
      {button}
      {popup}
    </>
  )
}
