import { HardDrive, Plus, RefreshCw, Trash2 } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Status } from '../../ui/Status.tsx'

export const title = 'Basics'

const VARIANTS = ['primary', 'default', 'danger', 'quiet'] as const
const TONES = ['neutral', 'accent', 'ok', 'warn', 'bad', 'busy'] as const
const STATUSES = { ok: 'Active', busy: 'Building', warn: 'Degraded', bad: 'Error', off: 'Shut off' } as const

export const stories = {
  buttons: () => (
    <div className="grid justify-start gap-4">
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant} icon={<Plus aria-hidden />}>
            Create
          </Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} busy>
            Working
          </Button>
          <Button variant={variant} disabled>
            Not now
          </Button>
        </div>
      ))}
      <div className="flex gap-3">
        <IconButton label="Refresh" icon={<RefreshCw aria-hidden />} />
        <IconButton label="Delete" icon={<Trash2 aria-hidden />} size="small" />
      </div>
    </div>
  ),
  statuses: () => (
    <div className="grid justify-start gap-4">
      {Object.entries(STATUSES).map(([tone, word]) => (
        <Status key={tone} tone={tone as keyof typeof STATUSES /* its own keys */}>
          {word}
        </Status>
      ))}
      <div className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Kbd>Ctrl K</Kbd>
      </div>
      <div className="grid w-64 gap-3">
        <ProgressBar label="Uploading" value={40} />
        <ProgressBar label="Building" value={null} />
      </div>
    </div>
  ),
  'empty-state': () => (
    <EmptyState
      icon={<HardDrive aria-hidden />}
      title="No items to display."
      text="Images that your project owns will be listed here."
      action={<Button variant="primary">Create image</Button>}
    />
  ),
  'error-state': () => (
    <ErrorState
      title="Unable to retrieve the images."
      message="Unable to establish connection to the image service."
      requestId="req-5f2b8d1e-0000-4000-8000-2d8f3f6c1a77"
      onRetry={() => {}}
    />
  ),
}
