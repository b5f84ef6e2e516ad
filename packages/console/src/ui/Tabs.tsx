import { Tabs as Base } from '@base-ui/react/tabs'
import { Suspense, type ReactNode } from 'react'
import { Skeleton } from './progress.tsx'

export interface TabItem {
  id: string
  label: string
  /** Rendered when the tab is first opened. */
  content: () => ReactNode
}

export interface TabsProps {
  /** The name of the tab list, for assistive technology. */
  label: string
  items: TabItem[]
  value: string
  onChange: (id: string) => void
}

/** A controlled tab list: the caller stores the open tab in the URL. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={(next: string) => onChange(next)}>
      <Base.List aria-label={label} className="relative flex gap-1 overflow-x-auto max-sm:gap-0 border-b border-line">
        {items.map((item) => (
          <Base.Tab
            key={item.id}
            value={item.id}
            className="h-9 cursor-pointer rounded-t-md px-3 max-sm:px-2 whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink data-active:font-medium data-active:text-accent"
          >
            {item.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) bg-accent transition-[left,width] duration-150" />
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.id} value={item.id} className="rounded-md pt-4 outline-offset-4">
          {item.id === value && <Suspense fallback={<Skeleton className="w-40" />}>{item.content()}</Suspense>}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
