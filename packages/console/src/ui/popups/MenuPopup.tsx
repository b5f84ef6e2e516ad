import { Menu as Base } from '@base-ui/react/menu'
import { Check, ChevronRight, Search } from 'lucide-react'
import { useState, type ReactNode, type RefObject } from 'react'
import { cx } from '../classes.ts'
import { useUiTexts } from '../texts.ts'
import {
  flatEntries,
  isGroup,
  type MenuAction,
  type MenuChoice,
  type MenuEntry,
  type MenuGroup,
  type MenuToggle,
} from './menu-entry.ts'

export interface MenuPopupProps {
  entries: () => MenuEntry[]
  align: 'start' | 'end'
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
}

const ITEM =
  'flex min-h-8 w-full cursor-default items-center gap-2.5 rounded-md px-2.5 py-1 text-start no-underline outline-none select-none data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0'

const POPUP =
  'max-h-(--available-height) max-w-80 min-w-44 origin-(--transform-origin) overflow-auto rounded-lg border border-line bg-raised p-1 shadow-far transition-[opacity,scale] duration-100 outline-none data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0'

export function MenuPopup(props: MenuPopupProps) {
  const all = props.entries()
  return all.some((entry) => isGroup(entry)) ? <GroupedMenu {...props} all={all} /> : <PlainMenu {...props} all={all} />
}

interface KnownEntries extends MenuPopupProps {
  all: readonly MenuEntry[]
}

const PlainMenu = ({ all, ...props }: KnownEntries) => (
  <MenuRoot {...props}>
    <Entries of={all} />
  </MenuRoot>
)

/** A menu with submenus: typing finds any action, also those of the submenus. */
function GroupedMenu({ all, ...props }: KnownEntries) {
  const texts = useUiTexts()
  const [text, setText] = useState('')
  return (
    <Base.FilterProvider autoHighlight value={text} onValueChange={setText}>
      <MenuRoot {...props} label={texts.findAction}>
        <div className="relative">
          <Search aria-hidden className="absolute inset-y-0 start-2.5 my-auto size-4 text-ink-3" />
          <Base.Input
            aria-label={texts.findAction}
            placeholder={texts.findAction}
            className="mb-1 h-8 w-full min-w-0 rounded-md bg-sunken ps-8.5 pe-2.5 text-ink outline-none placeholder:text-ink-3"
          />
        </div>
        <Base.Empty className="px-2.5 py-1.5 text-ink-3 empty:hidden">{texts.nothingFound}</Base.Empty>
        <Base.List>
          <Entries of={text.trim() === '' ? all : flatEntries(all)} />
        </Base.List>
      </MenuRoot>
    </Base.FilterProvider>
  )
}

interface MenuRootProps extends Omit<MenuPopupProps, 'entries'> {
  /** The name of the popup, if it is more than a menu. */
  label?: string
  children: ReactNode
}

function MenuRoot({ align, anchor, open, onOpenChange, label, children }: MenuRootProps) {
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
          <Base.Popup aria-label={label} finalFocus={anchor} className={POPUP}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const Entries = ({ of }: { of: readonly MenuEntry[] }) =>
  of.map((entry, index) => <Entry key={entryKey(entry, index)} entry={entry} />)

const entryKey = (entry: MenuEntry, index: number): string | number =>
  typeof entry === 'object' && 'id' in entry ? entry.id : index

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry === 'separator') return <Base.Separator className="mx-1 my-1 h-px bg-line" />
  if ('entries' in entry) return <Group {...entry} />
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

function Group({ label, icon, entries }: MenuGroup) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={cx(ITEM, 'text-ink data-popup-open:bg-hover')}>
        {icon && <span className="flex text-ink-3">{icon}</span>}
        <span className="min-w-0 flex-1">{label}</span>
        <ChevronRight aria-hidden className="text-ink-3 rtl:-scale-x-100" />
      </Base.SubmenuTrigger>
      <Base.Portal>
        <Base.Positioner
          side="inline-end"
          alignOffset={-4}
          sideOffset={2}
          collisionPadding={8}
          className="z-40 outline-none"
        >
          <Base.Popup className={POPUP}>
            <Entries of={entries} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
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
