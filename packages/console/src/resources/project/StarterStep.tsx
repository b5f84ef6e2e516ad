import { floatingIpEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { Field, WidgetField } from '../../framework/forms/Field.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { withMessage } from '../../framework/forms/validators.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { ProjectValues } from './project-steps.tsx'
import type { Starter, StarterValues } from './starter-plan.ts'
import { starterMessages as messages, starterPhrases as phrases } from './starter.messages.ts'

export const NO_STARTER: StarterValues = {
  preset: 'empty',
  percent: '0',
  network: false,
  cidr: '10.0.0.0/24',
  external: null,
}

export const starterSchema = z.object({
  preset: z.string(),
  percent: z.string(),
  network: z.boolean(),
  cidr: z.string().refine((text) => z.cidrv4().safeParse(text).success, { ...withMessage(messages.cidrWrong) }),
  external: z.string().nullable(),
})

export const toStarter = ({ percent, network, cidr, external }: StarterValues): Omit<Starter, 'grants'> => ({
  percent: Number(percent),
  cidr: network ? cidr : null,
  external,
})

const PRESETS = {
  empty: { network: false, percent: '0' },
  team: { network: true, percent: '0' },
  large: { network: true, percent: '100' },
} as const

const isPreset = (name: string | null): name is keyof typeof PRESETS => name !== null && name in PRESETS
const PERCENTS = ['0', '50', '100', '300']

/** What a new project gets besides its members: chosen by a preset, or one by one. */
export function StarterStep({ form }: { form: ResourceForm<ProjectValues> }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const pools = query(floatingIpEndpoints.floatingIpPoolList)
  return (
    <div className="grid max-w-xl gap-4">
      <Field of={form} name="preset">
        {(field) => (
          <ChoiceField
            {...field}
            look="segments"
            onChange={(preset) => {
              field.onChange(preset)
              if (!isPreset(preset)) return
              form.set('network', PRESETS[preset].network)
              form.set('percent', PRESETS[preset].percent)
            }}
            options={(['empty', 'team', 'large'] as const).map((value) => ({
              value,
              label: formatMessage(messages[value]),
            }))}
          />
        )}
      </Field>
      <WidgetField
        of={form}
        name="percent"
        as={SelectField}
        options={PERCENTS.map((value) => ({
          value,
          label:
            value === '0'
              ? formatMessage(messages.defaults)
              : formatMessage(phrases.raised, { share: Number(value) / 100 }),
        }))}
      />
      <WidgetField of={form} name="network" as={CheckField} />
      {form.values.network && (
        <>
          <WidgetField of={form} name="cidr" as={TextField} className="font-mono" autoComplete="off" />
          <OptionsField
            of={form}
            name="external"
            query={pools}
            options={({ items }) => items.map(({ id, name }) => ({ value: id, label: name || id }))}
            placeholder={formatMessage(messages.noRouter)}
            none={formatMessage(messages.noExternal)}
            presetsOnlyOne
          />
        </>
      )}
    </div>
  )
}
