import { flavorEndpoints, FlavorId, FlavorName, FlavorRequest, type Flavor } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { wholeList } from '../../api/lists.ts'
import { queryClient } from '../../api/query.ts'
import { Field, WidgetField } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { debouncedCheck, unique } from '../../framework/forms/validators.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import { defineWizard } from '../../framework/wizard/define-wizard.tsx'
import { ProjectAccessField } from '../../services/membership/ProjectAccessField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { flavorFormLabels, flavorFormMessages } from './flavor-forms.messages.ts'
import { flavorManifest as manifest } from './flavor.manifest.ts'
import { flavorFields } from './flavor.messages.ts'

/** Whether no flavor has this value, by the list that the panel has loaded if it is recent. */
const isFree = (key: 'id' | 'name') =>
  debouncedCheck(async (value: string) => {
    const { items } = await queryClient.fetchQuery(wholeList(flavorEndpoints.flavorList, { get_extras: true }))
    return !items.some((flavor) => flavor[key] === value.trim())
  })

const rules = FlavorRequest.shape

export const informationSchema = z.object({
  name: FlavorName.refine(...unique(isFree('name'), flavorFormMessages.nameTaken)),
  id: FlavorId.refine(...unique(isFree('id'), flavorFormMessages.idTaken)),
  vcpus: rules.vcpus,
  ram: rules.ram,
  disk: rules.disk,
  ephemeral: rules.disk,
  swap: rules.disk,
  rxtx: z.number().min(1),
})

/** The minimum of each number. */
const MIN = { vcpus: 1, ram: 1, disk: 0, ephemeral: 0, swap: 0, rxtx: 1 }

type NumberName = keyof typeof MIN
const NUMBERS = Object.keys(MIN) as NumberName[] // the keys of MIN

/** The values of the form; a number that is not entered yet is null. */
type FlavorForm = Record<NumberName, number | null> & { name: string; id: string; projects: string[] }

export const flavorFormDefaults: FlavorForm = {
  name: '',
  id: 'auto', // Nova chooses it
  vcpus: null,
  ram: null,
  disk: null,
  ephemeral: 0,
  swap: 0,
  rxtx: 1,
  projects: [],
}

/** The request for a form that is valid, so that no number is missing. */
export const flavorRequest = ({ ephemeral, rxtx, projects, ...form }: FlavorForm): z.input<typeof FlavorRequest> =>
  FlavorRequest.parse({
    ...form,
    'OS-FLV-EXT-DATA:ephemeral': ephemeral,
    rxtx_factor: rxtx,
    flavor_access: projects.map((id) => ({ id })),
  })

function InformationStep({ form }: { form: ResourceForm<FlavorForm> }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid max-w-xl items-start gap-4 sm:grid-cols-2">
      <WidgetField of={form} name="name" as={TextField} autoComplete="off" />
      <WidgetField
        of={form}
        name="id"
        as={TextField}
        autoComplete="off"
        hint={formatMessage(flavorFormMessages.idHint)}
      />
      {NUMBERS.map((name) => (
        <WidgetField key={name} of={form} name={name} as={NumberField} min={MIN[name]} />
      ))}
    </div>
  )
}

function AccessStep({ form }: { form: ResourceForm<FlavorForm> }) {
  const noneChosen = useIntl().formatMessage(flavorFormMessages.noneChosen)
  return (
    <Field of={form} name="projects">
      {({ value, onChange }) => <ProjectAccessField value={value} onChange={onChange} noneChosen={noneChosen} />}
    </Field>
  )
}

const wizard = defineWizard<FlavorForm, Flavor>({
  title: named(manifest, dialogPhrases.create),
  failed: { operation: 'create', of: manifest.type },
  labels: {
    ...flavorFormLabels,
    name: words.name,
    id: words.id,
    vcpus: words.vcpus,
    rxtx: flavorFields.rxtx,
    projects: typeNames.projects,
  },
  preflight: { none: 'no quota of flavors; a taken name is an error of the field' },
  steps: [
    {
      id: 'information',
      title: flavorFormMessages.information,
      description: flavorFormMessages.informationHint,
      schema: informationSchema,
      body: InformationStep,
    },
    {
      id: 'access',
      title: flavorFormMessages.access,
      description: flavorFormMessages.accessHint,
      schema: z.object({ projects: z.array(z.string()) }),
      body: AccessStep,
    },
  ],
  submit: (form, send) => send(flavorEndpoints.flavorCreate, { body: flavorRequest(form) }),
})

export function CreateFlavor() {
  const tools = useDialogTools()
  const intl = useIntl()
  return (
    <Wizard
      wizard={wizard}
      initial={flavorFormDefaults}
      open={tools.open}
      onDone={({ id, name }) =>
        tools.done(formatText(intl, named(manifest, dialogPhrases.created), { name }), {
          created: [{ type: tools.type, id }],
        })
      }
      onClose={tools.close}
    />
  )
}
