import { shell } from '@meridian/contract'
import { Box, HardDrive, Network } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import type { TabScope } from '../../api/tab-scope.ts'
import { beginActivity } from '../../framework/activity/activity.ts'
import type { NavPlace, NavService } from '../../framework/resource/nav-services.ts'
import { ScopeChangeProvider } from '../../framework/session/session.ts'
import { SideNavigation } from '../../shell/frame/SideNavigation.tsx'
import { TopBar } from '../../shell/frame/TopBar.tsx'
import type { Half, NavEntry, Navigation } from '../../shell/navigation/navigation.ts'
import { Palette } from '../../shell/palette/Palette.tsx'
import { Button } from '../../ui/buttons.tsx'
import { FakeConsole } from '../FakeConsole.tsx'
import { responding } from '../fake-api.ts'
import { thingMessages } from '../things.messages.ts'
import { makeThings, thingsOf } from '../things.tsx'

export const title = 'Frame'

const DEFAULT = { id: 'default', name: 'Default' }
const scopes = responding(shell.scopeList, () => ({
  projects: ['demo', 'alt_demo'].map((name, at) => ({ id: `project-${at + 1}`, name, domain: DEFAULT })),
  domains: [DEFAULT],
}))

const entry = (path: string, icon: typeof Box, place: NavPlace, half: Half = 'project'): NavEntry => ({
  path,
  icon,
  label: thingMessages.other,
  scope: half === 'cloud' ? 'admin' : 'project',
  half,
  place,
  alone: false,
  silent: false,
})
const places = (service: NavService, place: NavPlace, ...entries: NavEntry[]) => ({
  service,
  purposes: [{ place, entries }],
})
const navigation: Navigation = {
  halves: [
    {
      half: 'project',
      home: null,
      services: [
        places('compute', 'compute/run', entry('/', Box, 'compute/run')),
        places('storage', 'storage/disks', entry('/volumes', HardDrive, 'storage/disks')),
      ],
    },
    {
      half: 'cloud',
      home: null,
      services: [places('network', 'network/connect', entry('/networks', Network, 'network/connect', 'cloud'))],
    },
  ],
  complete: true,
}

const REGIONS = { available_services_regions: ['RegionOne', 'RegionTwo'] }

function Bar() {
  const [chosen, setChosen] = useState<TabScope>()
  return (
    <FakeConsole responses={[scopes]} session={REGIONS}>
      <ScopeChangeProvider value={{ changing: false, change: setChosen }}>
        <TopBar base="/" navigation={navigation} shown="project" onFind={() => {}} />
      </ScopeChangeProvider>
      <p role="status">{chosen && JSON.stringify(chosen)}</p>
    </FakeConsole>
  )
}

let begun = false

/** Starts one of each kind, once. */
function beginAll() {
  if (begun) return
  begun = true
  beginActivity({ title: 'Delete Images', subject: 'a, b' }).end('done')
  const failed = beginActivity({ title: 'Delete Volume', subject: 'c' })
  failed.note({ type: 'danger', message: 'Unable to delete Volume: c.', detail: 'It is in use.', requestId: 'req-1' })
  failed.end('failed', { type: 'OS::Cinder::Volume', id: 'c' })
  beginActivity({ title: null, subject: 'disk.qcow2', stop: () => {} }).progress(40)
}

function BusyBar() {
  useState(beginAll)
  return <Bar />
}

const OUT_OF_ORDER = new ApiError('Out of order.', { reason: 'refused', endpoint: 'things', status: 503 })

function Find({ dead = false }: { dead?: boolean }) {
  const [open, setOpen] = useState(false)
  const [things] = useState(() =>
    thingsOf({
      things: makeThings(12),
      ...(dead && { list: () => Promise.reject(OUT_OF_ORDER) }),
    }),
  )
  const [resources] = useState([things])
  return (
    <FakeConsole responses={[scopes]} resources={resources}>
      <Button onClick={() => setOpen(true)}>Find</Button>
      <Palette base="/" navigation={navigation} open={open} turn={1} onClose={() => setOpen(false)} />
    </FakeConsole>
  )
}

export const stories = {
  'top-bar': () => <Bar />,
  activities: () => <BusyBar />,
  navigation: () => (
    <div className="flex h-96 w-56 flex-col border border-line bg-surface">
      <FakeConsole responses={[]}>
        <SideNavigation navigation={navigation} shown="project" />
      </FakeConsole>
    </div>
  ),
  'navigation-folded': () => (
    <div className="flex h-96 w-13 flex-col border border-line bg-surface">
      <FakeConsole responses={[]}>
        <SideNavigation navigation={navigation} shown="project" iconsOnly />
      </FakeConsole>
    </div>
  ),
  'navigation-on-its-way': () => (
    <div className="flex h-96 w-56 flex-col border border-line bg-surface">
      <FakeConsole responses={[]}>
        <SideNavigation navigation={{ halves: [], complete: false }} shown="project" />
      </FakeConsole>
    </div>
  ),
  find: () => <Find />,
  'find-without-a-service': () => <Find dead />,
}
