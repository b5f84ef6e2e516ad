import { formsetFields, post } from '@meridian/contract'
import { useState } from 'react'
import * as z from 'zod'
import { WidgetField } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { Formset, initialRows } from '../../framework/forms/Formset.tsx'
import { PasswordPair } from '../../framework/forms/PasswordPair.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { debouncedCheck, isDay, passwordsMatch, unique } from '../../framework/forms/validators.ts'
import { Button } from '../../ui/buttons.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { FakeConsole } from '../FakeConsole.tsx'
import { responding, FakeRefusal } from '../fake-api.ts'
import { texts } from '../../framework/text/texts.ts'

export const title = 'Forms'

const create = post('/api/story/', '', { body: z.record(z.string(), z.unknown()), result: z.object({}) })

const responses = [
  responding(create, async ({ body }) => {
    const { name } = body as { name: string } // the form below sends it
    if (name === 'refused') throw new FakeRefusal(400, 'name: This name is reserved.')
    if (name === 'full')
      throw new FakeRefusal(413, 'Quota exceeded for instances: Requested 1, but already used 10 of 10 instances')
    // Never responds, to show the longest wait.
    return name === 'slow' ? new Promise<object>(() => {}) : {}
  }),
]

const labels = texts('story', {
  name: 'Name',
  source: 'Source',
  url: 'URL',
  size: 'Size',
  expires: 'Expires',
  lifetime: 'Expires at some day',
  password: 'Password',
  confirm: 'Confirm password',
})

const schema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(20)
      .refine(...unique(debouncedCheck(async (name: string) => name !== 'taken'))),
    source: z.enum(['file', 'url']),
    url: z.string().regex(/^https?:/),
    size: z.number().min(1).max(100),
    lifetime: z.boolean(),
    expires: z.string().min(1).refine(isDay),
    password: z.string().min(4),
    confirm: z.string().min(1),
  })
  .refine(...passwordsMatch('password', 'confirm'))

const defaults = {
  name: '',
  source: 'file' as const,
  url: '',
  size: 1,
  lifetime: false,
  expires: '',
  password: '',
  confirm: '',
}

function Form() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" className="self-start" onClick={() => setOpen(true)}>
        Create user
      </Button>
      {open && <CreateUser onClose={() => setOpen(false)} />}
    </>
  )
}

function CreateUser({ onClose }: { onClose: () => void }) {
  const form = useResourceForm({
    schema,
    defaults,
    labels,
    shown: { url: ({ source }) => source === 'url', expires: ({ lifetime }) => lifetime },
    submit: (data, send) => send(create, { body: data }),
    done: () => {
      toast.success('User was successfully created.')
      onClose()
    },
  })
  return (
    <FormModal
      preflight={{ none: 'the gallery has no quotas' }}
      form={form}
      title="Create user"
      action="Create"
      failed="Unable to create the user."
      onClose={onClose}
    >
      <WidgetField of={form} name="name" as={TextField} hint="Try: taken, refused, full, slow" autoComplete="off" />
      <WidgetField
        of={form}
        name="source"
        as={SelectField}
        options={[
          { value: 'file', label: 'File' },
          { value: 'url', label: 'Address' },
        ]}
      />
      <WidgetField of={form} name="url" as={TextField} mono />
      <WidgetField of={form} name="size" as={NumberField} unit="GB" min={1} max={100} />
      <WidgetField of={form} name="lifetime" as={CheckField} />
      <WidgetField of={form} name="expires" as={DateField} />
      <PasswordPair of={form} password="password" confirm="confirm" />
    </FormModal>
  )
}

function Routes() {
  const [rows, setRows] = useState(initialRows([{ cidr: '10.0.0.0/24', nexthop: '10.0.0.1' }]))
  return (
    <div className="grid max-w-xl gap-4">
      <Formset label="Host routes" rows={rows} onChange={setRows} blank={{ cidr: '', nexthop: '' }} max={4}>
        {(row, change) => (
          <>
            <TextField label="Destination" value={row.cidr} onChange={({ target }) => change({ cidr: target.value })} />
            <TextField
              label="Next hop"
              value={row.nexthop}
              onChange={({ target }) => change({ nexthop: target.value })}
            />
          </>
        )}
      </Formset>
      <pre aria-label="What is sent" className="overflow-auto rounded-md bg-sunken p-3 font-mono text-sm">
        {formsetFields('routes', rows)
          .map(([name, value]) => `${name}=${value}`)
          .join('\n')}
      </pre>
    </div>
  )
}

export const stories = {
  modal: () => (
    <FakeConsole responses={responses}>
      <Form />
    </FakeConsole>
  ),
  formset: () => <Routes />,
}
