import { keystone, post, shell } from '@meridian/contract'
import { useState, type ReactNode } from 'react'
import * as z from 'zod'
import { WidgetField } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import { useReturn } from '../../framework/wizard/step-state.ts'
import { defineWizard } from '../../framework/wizard/define-wizard.tsx'
import { Button } from '../../ui/buttons.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { RadioField } from '../../ui/fields/RadioField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { FakeConsole } from '../FakeConsole.tsx'
import { responding, FakeRefusal } from '../fake-api.ts'
import { texts } from '../../framework/text/texts.ts'

export const title = 'Wizard'

const create = post('/api/story/', '', { body: z.record(z.string(), z.unknown()), result: z.object({}) })

const responses = [
  responding(create, async ({ body }) => {
    const { name } = body as { name: string } // the wizard below sends it
    if (name === 'full')
      throw new FakeRefusal(413, 'Quota exceeded for instances: requested 1, but already used 10 of 10.')
    if (name === 'reserved') throw new FakeRefusal(400, 'name: This name is reserved.')
    return {}
  }),
]

const words = texts('story.wizard', {
  title: 'Launch Instance',
  failed: 'Unable to create the server.',
  details: 'Details',
  detailsHint: 'What the instance is called, and how many of it.',
  source: 'Source',
  networks: 'Networks',
  options: 'Configuration',
})

const labels = texts('story.wizard.label', {
  name: 'Instance Name',
  count: 'Count',
  source: 'Boot source',
  size: 'Volume Size',
  network: 'Network',
  drive: 'Configuration Drive',
})

interface Launch {
  name: string
  count: number | null
  source: string
  size: number | null
  network: string
  drive: boolean
}

type Step = { form: ResourceForm<Launch> }

const DetailsStep = ({ form }: Step) => (
  <div className="grid max-w-md gap-4">
    <WidgetField of={form} name="name" as={TextField} hint="Try: reserved, full" />
    <WidgetField of={form} name="count" as={NumberField} min={1} max={10} />
  </div>
)

const SourceStep = ({ form }: Step) => (
  <div className="grid max-w-md gap-4">
    <WidgetField
      of={form}
      name="source"
      as={RadioField}
      options={[
        { value: 'image', label: 'Image' },
        { value: 'volume', label: 'Volume' },
      ]}
    />
    <WidgetField of={form} name="size" as={NumberField} min={1} unit="GB" />
  </div>
)

const NetworksStep = ({ form }: Step) => <WidgetField of={form} name="network" as={TextField} className="max-w-md" />

const OptionsStep = ({ form }: Step) => <WidgetField of={form} name="drive" as={CheckField} />

const launch = defineWizard<Launch, object>({
  title: words.title,
  finish: words.title,
  failed: words.failed,
  labels,
  shown: { size: ({ source }) => source === 'volume' },
  preflight: { none: 'the gallery has no quotas' },
  steps: [
    {
      id: 'never',
      title: words.title,
      schema: z.object({ absent: z.string() }),
      needs: { setting: ['LAUNCH', 'never'] },
      body: NetworksStep,
    },
    {
      id: 'details',
      title: words.details,
      description: words.detailsHint,
      schema: z.object({ name: z.string().min(1).max(255), count: z.number().min(1).max(10) }),
      body: DetailsStep,
    },
    {
      id: 'source',
      title: words.source,
      schema: z.object({ source: z.string().min(1), size: z.number().min(1) }),
      body: SourceStep,
    },
    { id: 'networks', title: words.networks, schema: z.object({ network: z.string().min(1) }), body: NetworksStep },
    { id: 'options', title: words.options, schema: z.object({ drive: z.boolean() }), body: OptionsStep },
  ],
  submit: (values, send) => send(create, { body: { ...values } }),
})

/** The same, validated by a server that knows one taken name and one step that is always invalid. */
const validated = defineWizard<Launch, object>({
  ...launch,
  validate: async ({ name, network }, { first, last }) => {
    const errors = {
      ...(name === 'taken' && first === 'details' && { details: { name: ['That name is taken.'] } }),
      ...(network === 'full' && last === 'networks' && { networks: { __all__: ['The network has no free address.'] } }),
    }
    return { has_errors: Object.keys(errors).length > 0, workflow_slug: 'launch', errors }
  },
})

const initial: Launch = { name: '', count: 1, source: 'image', size: null, network: '', drive: false }

function Story({ wizard, context = {} }: { wizard: typeof launch; context?: Parameters<typeof useReturn>[0] }) {
  const [open, setOpen] = useState(false)
  const { afterSuccess, afterDismissal } = useReturn(context, () => setOpen(false))
  return (
    <>
      <Button variant="primary" className="self-start" onClick={() => setOpen(true)}>
        Launch Instance
      </Button>
      {open && (
        <Wizard
          wizard={wizard}
          initial={initial}
          onClose={afterDismissal}
          onDone={() => {
            toast.success('Scheduled creation of 1 instance.')
            afterSuccess()
          }}
        />
      )}
    </>
  )
}

const around = [
  responding(shell.settings, () => ({ LAUNCH: { never: false } })),
  responding(keystone.serviceCatalog, () => []),
]

const framed = (story: ReactNode) => <FakeConsole responses={[...around, ...responses]}>{story}</FakeConsole>

export const stories = {
  steps: () => framed(<Story wizard={launch} />),
  'server-judged': () => framed(<Story wizard={validated} />),
  returning: () =>
    framed(<Story wizard={launch} context={{ successUrl: '/project/instances', dismissUrl: '/project/images' }} />),
}
