import { retypeForecast, volumeActionEndpoints, volumeTypeEndpoints, type Volume } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import { withMessage } from '../../framework/forms/validators.ts'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { formatGigabytes } from '../../framework/text/units.ts'
import { RadioField } from '../../ui/fields/RadioField.tsx'
import { forecastMessages, forecastPhrases, formMessages, formPhrases, volumeLabels } from './volume-forms.messages.ts'
import { volumeLabel } from './volume.columns.tsx'
import { volumeMessages } from './volume.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export function ChangeType({ item: volume, tools }: { item: Volume; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const { volume_type: current } = volume
  const schema = useMemo(
    () =>
      z.object({
        new_type: z
          .string()
          .min(1)
          .refine((type) => type !== current, withMessage(formMessages.sameType)),
        migration_policy: z.enum(['never', 'on-demand']),
      }),
    [current],
  )
  return (
    <ItemForm
      item={volume}
      label={volumeLabel(volume)}
      tools={tools}
      title={volumeMessages.changeType}
      failed={formatMessage(formMessages.changeTypeFailed)}
      schema={schema}
      defaults={{ new_type: current ?? '', migration_policy: 'never' }}
      labels={{ new_type: words.type, migration_policy: volumeLabels.migrationPolicy }}
      submit={(body, send) => send(volumeActionEndpoints.volumeRetype, { params: { id: volume.id }, body })}
      sent={({ new_type: type }) => formatMessage(formPhrases.changingType, { type, name: volumeLabel(volume) })}
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
            none={formatMessage(moreWords.noVolumeTypes)}
          />
          <Forecast volume={volume} type={form.values.new_type} policy={form.values.migration_policy} />
          <Field of={form} name="migration_policy">
            {(field) => (
              <RadioField
                {...field}
                hint={formatMessage(formMessages.migrationPolicyHint)}
                options={[
                  { value: 'never', label: formatMessage(moreWords.never) },
                  { value: 'on-demand', label: formatMessage(formMessages.onDemand) },
                ]}
              />
            )}
          </Field>
        </>
      )}
    </ItemForm>
  )
}

interface ForecastProps {
  volume: Volume
  type: string
  policy: 'never' | 'on-demand'
}

/** Says which data the change of the type moves. */
function Forecast({ volume, type, policy }: ForecastProps) {
  const intl = useIntl()
  const { data } = useQuery(query(volumeTypeEndpoints.volumeTypeList))
  if (!data || type === '' || type === volume.volume_type) return null
  const typeOf = (name: string | null) => data.items.find((each) => each.name === name)
  const next = typeOf(type)
  const forecast = retypeForecast(typeOf(volume.volume_type), next)
  const values = { size: formatGigabytes(intl, volume.size), to: next?.extra_specs.volume_backend_name ?? '' }
  const text =
    forecast === 'moves'
      ? intl.formatMessage(forecastPhrases[policy === 'never' ? 'refused' : 'moves'], values)
      : intl.formatMessage(forecastMessages[forecast])
  return (
    <p role="status" className={policy === 'never' && forecast === 'moves' ? 'text-warn' : 'text-ink-2'}>
      {text} {forecast !== 'stays' && volume.status === 'in-use' && intl.formatMessage(forecastMessages.attached)}
    </p>
  )
}
