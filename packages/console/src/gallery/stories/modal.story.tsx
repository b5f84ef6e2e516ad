import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FilePicker } from '../../framework/files/uploads.tsx'
import { WaitModal } from '../../framework/modals/WaitModal.tsx'
import { modalMessages } from '../../framework/modals/modal.messages.ts'
import { useClassicForm } from '../../framework/modals/use-classic-form.ts'
import { Button } from '../../ui/buttons.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { FakeConsole } from '../FakeConsole.tsx'

export const title = 'Modals'

function Stack() {
  const [open, setOpen] = useState(0)
  const close = () => setOpen((count) => count - 1)
  return (
    <>
      <Button className="self-start" onClick={() => setOpen(1)}>
        Open the first
      </Button>
      <Dialog
        open={open > 0}
        onClose={close}
        title="The first"
        footer={<Button onClick={() => setOpen(2)}>Open the second</Button>}
      >
        <p>It is hidden while another is on top of it, and comes back after.</p>
        <Dialog open={open > 1} onClose={close} size="small" title="The second">
          <p>A press beside it does not close it.</p>
        </Dialog>
      </Dialog>
    </>
  )
}

function Wait() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="self-start" onClick={() => setOpen(true)}>
        Wait
      </Button>
      <WaitModal open={open} title="Deleting containers" onClose={() => setOpen(false)} />
    </>
  )
}

/** A classic form that creates a network and adds it to the field that opened the form. */
function Classic() {
  const [networks, setNetworks] = useState([{ value: 'n1', label: 'private' }])
  const [network, setNetwork] = useState<string | null>(null)
  useState(answerClassicForms)
  const form = useClassicForm((option) => {
    setNetworks((all) => [...all, option])
    setNetwork(option.value)
  })
  return (
    <div className="grid max-w-sm gap-3">
      <SelectField label="Network" options={networks} value={network} onChange={setNetwork} placeholder="Choose one" />
      <div className="flex gap-2">
        {['project/networks/create', 'project/networks/refuse'].map((action) => (
          <Button
            key={action}
            busy={form.busy}
            onClick={() => void form.send({ action, fields: new URLSearchParams(), addToField: 'network' })}
          >
            {action.endsWith('create') ? 'Create network' : 'Fail'}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** A classic form with a file, which is uploaded to the address in the reply. */
function Upload() {
  const [file, setFile] = useState<File | null>(null)
  const { formatMessage } = useIntl()
  useState(answerClassicForms)
  const form = useClassicForm()
  const send = () => {
    const fields = new FormData()
    fields.append('name', 'small')
    void form.send({ action: 'project/images/create', fields }, file ?? undefined)
  }
  return (
    <div className="grid max-w-sm gap-3">
      <FilePicker
        label="File"
        value={file}
        onChange={setFile}
        percent={form.progress}
        progressTitle={formatMessage(modalMessages.uploadingImage)}
      />
      <Button busy={form.busy} onClick={send}>
        Create image
      </Button>
    </div>
  )
}

/** The classic pages reply by headers, which fake responses do not have. */
const REPLIES = {
  'networks/create': {
    'X-Horizon-Add-To-Field': '["n2","created-network"]',
    'X-Horizon-Messages': '[["success","Created network.",""]]',
  },
  'images/create': {
    'X-File-Upload-URL': '/image-store/small',
    'X-Auth-Token': 'ticket',
    'X-Horizon-Messages': '[["success","Created image.",""]]',
  },
}

function answerClassicForms() {
  const others = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const headers = Object.entries(REPLIES).find(([action]) => String(input).endsWith(action))?.[1]
    return headers ? new Response('', { headers }) : others(input, init)
  }
}

export const stories = {
  stacked: () => <Stack />,
  wait: () => <Wait />,
  classic: () => (
    <FakeConsole>
      <Classic />
    </FakeConsole>
  ),
  upload: () => (
    <FakeConsole>
      <Upload />
    </FakeConsole>
  ),
}
