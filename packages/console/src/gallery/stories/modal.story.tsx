import { useState } from 'react'
import { WaitModal } from '../../framework/modals/WaitModal.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'

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

export const stories = {
  stacked: () => <Stack />,
  wait: () => <Wait />,
}
