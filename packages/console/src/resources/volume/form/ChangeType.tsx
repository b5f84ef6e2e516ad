import { volumeActionEndpoints, volumeTypeEndpoints } from '@meridian/contract'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import { saying } from '../../../framework/forms/validators.ts'
import { RadioField } from '../../../ui/fields/RadioField.tsx'
import { volumeLabel } from '../volume-label.ts'
import { volumeMessages } from '../volume.messages.ts'
import { formMessages, formPhrases, volumeLabels } from './volume-form.messages.ts'
import { VolumeForm, type AboutVolume } from './VolumeForm.tsx'

export function ChangeType({ volume, tools }: AboutVolume) {
  const { formatMessage } = useIntl()
  const { volume_type: current } = volume
  const schema = useMemo(
    () =>
      z.object({
        new_type: z
          .string()
          .min(1)
          .refine((type) => type !== current, saying(formMessages.sameType)),
        migration_policy: z.enum(['never', 'on-demand']),
      }),
    [current],
  )
  return (
    <VolumeForm
      volume={volume}
      tools={tools}
      title={volumeMessages.retype}
      failed={formatMessage(formMessages.unableToRetype)}
      schema={schema}
      defaults={{ new_type: current ?? '', migration_policy: 'never' }}
      labels={{ new_type: volumeLabels.type, migration_policy: volumeLabels.policy }}
      submit={(body) => call(volumeActionEndpoints.volumeRetype, { params: { id: volume.id }, body })}
      sent={({ new_type: type }) => formatMessage(formPhrases.retyping, { type, name: volumeLabel(volume) })}
    >
      {(form) => (
        <>
          <OptionsField
            of={form}
            name="new_type"
            query={query(volumeTypeEndpoints.volumeTypeList)}
            options={({ items }) =>
              items.map(({ name, description }) => ({
                value: name,
                label: name === current ? formatMessage(formPhrases.currentType, { type: name }) : name,
                note: description ?? undefined,
              }))
            }
            placeholder={formatMessage(formMessages.chooseType)}
            none={formatMessage(formMessages.noTypes)}
          />
          <Field of={form} name="migration_policy">
            {(field) => (
              <RadioField
                {...field}
                hint={formatMessage(formMessages.policyHint)}
                options={[
                  { value: 'never', label: formatMessage(formMessages.never) },
                  { value: 'on-demand', label: formatMessage(formMessages.onDemand) },
                ]}
              />
            )}
          </Field>
        </>
      )}
    </VolumeForm>
  )
}
