import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import { cx } from '../classes.ts'
import type { MenuAction, MenuChoice, MenuEntry, MenuToggle } from './menu-entry.ts'

export interface MenuPopupProps {
  entries: () => MenuEntry[]
  align: 'start' | 'end'
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
}

const ITEM =
  'flex min-h-8 w-full cursor-default items-center gap-2.5 rounded-md px-2.5 py-1 text-start no-underline outline-none select-none data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0'

export function MenuPopup({ entries, align, anchor, open, onOpenChange }: MenuPopupProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-40 outline-none"
        >
          <Base.Popup
            finalFocus={anchor}
            className="max-h-(--available-height) max-w-80 min-w-44 origin-(--transform-origin) overflow-auto rounded-lg border border-line bg-raised p-1 shadow-far transition-[opacity,scale] duration-100 outline-none data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
          >
            {entries().map((entry, index) => (
              <Entry key={entryKey(entry, index)} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const entryKey = (entry: MenuEntry, index: number): string | number =>
  typeof entry === 'object' && 'id' in entry ? entry.id : index

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry === 'separator') return <Base.Separator className="mx-1 my-1 h-px bg-line" />
  if ('options' in entry) return <Choice {...entry} />
  if ('heading' in entry) return <div className="px-2.5 py-1.5">{entry.heading}</div>
  if ('onChange' in entry) return <Toggle {...entry} />
  return <Action {...entry} />
}

function Action({ label, icon, danger, disabled, instead, onSelect, render }: MenuAction) {
  const className = cx(ITEM, disabled ? 'text-ink-3' : danger ? 'text-bad' : 'text-ink')
  const content = (
    <>
      {icon && <span className={cx('flex', (disabled || !danger) && 'text-ink-3')}>{icon}</span>}
      <span className="min-w-0">
        {label}
        {disabled && <span className="block text-sm">{disabled}</span>}
      </span>
    </>
  )
  if (render && !disabled)
    return (
      <Base.LinkItem render={render} closeOnClick className={className}>
        {content}
      </Base.LinkItem>
    )
  return (
    <Base.Item disabled={Boolean(disabled) && !instead} onClick={disabled ? instead : onSelect} className={className}>
      {content}
    </Base.Item>
  )
}

function Toggle({ label, checked, disabled, onChange }: MenuToggle) {
  return (
    <Base.CheckboxItem
      checked={checked}
      disabled={disabled}
      onCheckedChange={onChange}
      className={cx(ITEM, disabled ? 'text-ink-3' : 'text-ink')}
    >
      <span className="size-4 text-accent">
        <Base.CheckboxItemIndicator>
          <Check aria-hidden />
        </Base.CheckboxItemIndicator>
      </span>
      {label}
    </Base.CheckboxItem>
  )
}

function Choice({ heading, value, options, onChange }: MenuChoice) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-1.5 pb-1 text-sm font-medium text-ink-3">{heading}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(next: string) => onChange(next)}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} className={cx(ITEM, 'text-ink')}>
            {option.icon && <span className="flex text-ink-3">{option.icon}</span>}
            <span className="flex-1">{option.label}</span>
            <Base.RadioItemIndicator className="flex text-accent">
              <Check aria-hidden />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  )
}
