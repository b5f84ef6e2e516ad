import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useConfirm } from '../../framework/actions/ConfirmProvider.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/popups/Menu.tsx'
import { Picker } from '../../ui/popups/Picker.tsx'
import { Popover } from '../../ui/popups/Popover.tsx'
import { Sheet } from '../../ui/popups/Sheet.tsx'
import { Tooltip } from '../../ui/popups/Tooltip.tsx'
import type { MenuEntry } from '../../ui/popups/menu-entry.ts'
import { toast } from '../../ui/toast/toast.ts'
import { FakeConsole } from '../FakeConsole.tsx'

export const title = 'Popups'

function EveryEntry() {
  const [isShown, setShown] = useState(true)
  const [density, setDensity] = useState('compact')
  const entries: MenuEntry[] = [
    { heading: 'web-1' },
    { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => {} },
    { id: 'start', label: 'Start', disabled: 'It runs already.' },
    'separator',
    { id: 'host', label: 'Host', checked: isShown, onChange: setShown },
    {
      heading: 'Density',
      value: density,
      onChange: setDensity,
      options: [
        { value: 'compact', label: 'Compact' },
        { value: 'roomy', label: 'Roomy' },
      ],
    },
    'separator',
    { id: 'delete', label: 'Delete', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => {} },
  ]
  return <Menu align="start" trigger={<Button className="self-start">Actions</Button>} entries={() => entries} />
}

const PROJECTS = ['admin', 'demo', 'service'].map((name) => ({ value: name, label: name, group: 'Default' }))

function Project() {
  const [project, setProject] = useState('demo')
  return (
    <div className="flex gap-3">
      <Picker label="Project" className="w-48" options={PROJECTS} value={project} onPick={setProject}>
        {project}
      </Picker>
      <Picker label="Region" options={[]} value={null} onPick={() => {}} status="Loading the regions">
        Region
      </Picker>
      <Picker label="Domain" options={[]} value={null} onPick={() => {}} disabled>
        Domain
      </Picker>
    </div>
  )
}

function Balloon() {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button ref={setAnchor} className="self-start" onClick={() => setOpen(!open)}>
        private
      </Button>
      <Popover open={open} anchor={anchor} onClose={() => setOpen(false)} title="private" beside="Active">
        <p className="p-4">10.0.0.0/24</p>
      </Popover>
    </>
  )
}

function Side() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="self-start" onClick={() => setOpen(true)}>
        Open navigation
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Navigation">
        <p className="p-4">Compute, Network, Volumes</p>
      </Sheet>
    </>
  )
}

function Question() {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState('nothing yet')
  const ask = async () => {
    const done = await confirm({
      title: 'Delete cirros?',
      body: 'Deleted image is not recoverable.',
      action: 'Delete Image',
      danger: true,
      run: () => Promise.resolve(true),
    })
    setAnswer(done ? 'deleted' : 'kept')
  }
  return (
    <div className="flex items-center gap-3">
      <Button variant="danger" onClick={() => void ask()}>
        Delete
      </Button>
      <p role="status">Answer: {answer}</p>
    </div>
  )
}

const MORE = { detail: 'No valid host was found.', requestId: 'req-00000000-0000-4000-8000-000000000000' }

export const stories = {
  menu: () => <EveryEntry />,
  picker: () => <Project />,
  popover: () => <Balloon />,
  sheet: () => <Side />,
  tooltip: () => (
    <Tooltip label="It is created in the project that you work in.">
      <Button className="self-start">Create</Button>
    </Tooltip>
  ),
  toasts: () => (
    <div className="flex gap-3">
      <Button onClick={() => toast.success('Image cirros was successfully created.')}>Success</Button>
      <Button onClick={() => toast.info('Scheduled deletion of Instance: web-1')}>Info</Button>
      <Button onClick={() => toast.warning('Policy check failed.')}>Warning</Button>
      <Button onClick={() => toast.danger('Unable to create the server.', MORE)}>Danger</Button>
    </div>
  ),
  confirm: () => (
    <FakeConsole>
      <Question />
    </FakeConsole>
  ),
}
