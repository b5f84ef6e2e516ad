import { HardDrive, Plus, RefreshCw, Trash2 } from 'lucide-react'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { Status } from '../../ui/Status.tsx'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { CopyBlock } from '../../ui/copy.tsx'
import { Badge, Kbd, Lines } from '../../ui/inline.tsx'
import { ProgressBar, Skeleton, Spinner } from '../../ui/progress.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'

export const title = 'Basics'

const VARIANTS = ['primary', 'default', 'danger', 'quiet'] as const
const TONES = ['neutral', 'accent', 'ok', 'warn', 'bad', 'busy'] as const
const STATUSES = { ok: 'Active', busy: 'Building', warn: 'Degraded', bad: 'Error', off: 'Shut off' } as const

const ROUTE_COLUMNS = [
  { id: 'destination', header: 'Destination' },
  { id: 'nexthop', header: 'Next hop' },
]
const ROUTES = [{ id: '1', cells: { destination: '10.1.0.0/16', nexthop: '10.0.0.254' } }]

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
  facts: () => (
    <div className="grid max-w-3xl gap-5">
      <PageHeader
        trail={['Project', 'Compute']}
        title="web-1"
        beside={<Status tone="ok">Active</Status>}
        actions={<Button>Edit</Button>}
      />
      <DescriptionList
        items={[
          { term: 'ID', value: 'b7f1' },
          { term: 'Description', value: '' },
          { term: 'Addresses', value: <Lines of={['10.0.0.4', 'fd00::4']} /> },
        ]}
      />
      <Card title="Key Pair">
        <CopyBlock label="Public Key" value="ssh-rsa AAAAB3NzaC1yc2E demo" />
      </Card>
      <Card flush title="Routes">
        <PlainTable label="Routes" columns={ROUTE_COLUMNS} rows={ROUTES} empty="No routes." />
      </Card>
      <Card flush title="No routes">
        <PlainTable label="No routes" columns={ROUTE_COLUMNS} rows={[]} empty="No routes." />
      </Card>
    </div>
  ),
  waiting: () => (
    <div className="grid gap-3">
      <Spinner label="Loading the images" className="size-6" />
      <Skeleton className="w-64" />
      <Skeleton className="w-40" />
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
