import { shell } from '@meridian/contract'
import { useSettings } from '../../framework/session/settings.ts'
import { Button } from '../../ui/buttons.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { FakeConsole } from '../FakeConsole.tsx'
import { responding, type FakeResponse } from '../fake-api.ts'

export const title = 'Toasts'

const REFUSAL = { detail: 'The image is in use.', requestId: 'req-00000000-0000-4000-8000-000000000000' }

function Buttons() {
  // As every page of the console does.
  const known = useSettings() !== undefined
  return (
    <div className="flex flex-wrap gap-3">
      <Button disabled={!known} onClick={() => toast.success('Deleted Image: a.')}>
        Success
      </Button>
      <Button disabled={!known} onClick={() => toast.info('Deleting Image: b.')}>
        Info
      </Button>
      <Button disabled={!known} onClick={() => toast.warning('Policy check failed.')}>
        Warning
      </Button>
      <Button disabled={!known} onClick={() => toast.danger('Unable to delete Image: c.', REFUSAL)}>
        Danger
      </Button>
    </div>
  )
}

const Toasts = ({ responses }: { responses?: FakeResponse[] }) => (
  <FakeConsole responses={responses}>
    <Buttons />
  </FakeConsole>
)

export const stories = {
  all: () => <Toasts />,
  'as-the-operator-sets-them': () => (
    <Toasts
      responses={[
        responding(shell.settings, () => ({ AUTO_FADE_ALERTS: { delay: 20_000, types: ['info', 'danger'] } })),
      ]}
    />
  ),
}
