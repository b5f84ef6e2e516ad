import { lazy } from 'react'
import { useTab } from '../../framework/details/use-tab.ts'
import { Tabs } from '../../ui/Tabs.tsx'

export const title = 'Tabs'

const Log = lazy(async () => {
  const text = await Promise.resolve('Booted in 3 s.')
  return { default: () => <pre className="font-mono text-sm">{text}</pre> }
})

const ITEMS = [
  { id: 'overview', label: 'Overview', content: () => <p>Four processors, eight gigabytes of memory.</p> },
  { id: 'log', label: 'Log', content: () => <Log /> },
  { id: 'actions', label: 'Action log', content: () => <p>Created, started.</p> },
]

function InUrl() {
  const [value, onChange] = useTab(
    'OS::Gallery::Thing',
    ITEMS.map(({ id }) => id),
  )
  return <Tabs label="web-1" items={ITEMS} value={value} onChange={onChange} />
}

export const stories = { 'in-url': () => <InUrl /> }
