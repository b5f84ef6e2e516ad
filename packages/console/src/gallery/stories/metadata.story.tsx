import { glance, type MetadefNamespace } from '@meridian/contract'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { MetadataModal } from '../../services/metadata/MetadataModal.tsx'
import { Button } from '../../ui/buttons.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { FakeConsole } from '../FakeConsole.tsx'
import { responding } from '../fake-api.ts'

export const title = 'Metadata'

const base = {
  visibility: 'public',
  protected: true,
  created_at: '2026-01-01T00:00:00Z',
  resource_type_associations: [],
  objects: [],
}

const namespaces: MetadefNamespace[] = [
  {
    ...base,
    namespace: 'OS::Compute::CPUPinning',
    display_name: 'CPU Pinning',
    description: 'Which processors of the host a guest may use.',
    properties: {
      hw_cpu_policy: {
        type: 'string',
        title: 'CPU Pinning policy',
        description: 'Whether guests share processors.',
        enum: ['shared', 'dedicated'],
      },
      hw_cpu_cores: { type: 'integer', title: 'Cores', minimum: 1, maximum: 64 },
      hw_cpu_ratio: { type: 'number', title: 'Ratio', default: 1.5 },
      hw_cpu_locked: { type: 'boolean', title: 'Locked memory' },
    },
  },
  {
    ...base,
    namespace: 'OS::Software::Databases',
    display_name: 'Database Software',
    description: 'Databases that are installed on the image.',
    properties: {},
    objects: [
      {
        name: 'MySQL',
        description: 'A relational database.',
        properties: {
          sw_database_mysql_version: { type: 'string', title: 'Version', pattern: '^\\d', minLength: 1, maxLength: 8 },
          sw_database_mysql_plugins: {
            type: 'array',
            title: 'Plugins',
            operators: ['<in>', '<all-in>'],
            items: { type: 'string', enum: ['audit', 'mecab', 'x'] },
          },
        },
      },
    ],
  },
  {
    ...base,
    namespace: 'Story::Fixed',
    display_name: 'Fixed by the operator',
    properties: { site: { type: 'string', title: 'Site', readonly: true } },
  },
]

const existing = { site: 'north', hw_cpu_policy: 'shared', owner_note: 'Ask Ada before deleting.' }

function Story({ fails = false, lasts = false }: { fails?: boolean; lasts?: boolean }) {
  const [open, setOpen] = useState(false)
  const [sent, setSent] = useState('')
  return (
    <>
      <Button className="self-start" onClick={() => setOpen(true)}>
        Update Metadata
      </Button>
      <output aria-label="What was sent" className="mt-3 font-mono text-sm">
        {sent}
      </output>
      <MetadataModal
        kind="image"
        name="ubuntu-24.04"
        existing={existing}
        open={open}
        save={async (change) => {
          if (fails)
            throw new ApiError('Property hw_cpu_policy is protected.', {
              reason: 'refused',
              endpoint: 'PATCH /',
              status: 400,
              requestId: 'req-00000000-0000-4000-8000-000000000000',
            })
          if (lasts) await new Promise(() => {})
          setSent(JSON.stringify(change))
        }}
        onSaved={() => {
          toast.success('Metadata was successfully updated.')
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const responses = [
  responding(glance.namespaceList, () => ({ items: namespaces, has_more_data: false, has_prev_data: false })),
]

export const stories = {
  modal: () => (
    <FakeConsole responses={responses}>
      <Story />
    </FakeConsole>
  ),
  refused: () => (
    <FakeConsole responses={responses}>
      <Story fails />
    </FakeConsole>
  ),
  saving: () => (
    <FakeConsole responses={responses}>
      <Story lasts />
    </FakeConsole>
  ),
  'without-definitions': () => (
    <FakeConsole>
      <Story />
    </FakeConsole>
  ),
}
