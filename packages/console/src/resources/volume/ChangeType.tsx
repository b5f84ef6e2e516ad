import { retypeForecast, volumeActionEndpoints, volumeTypeEndpoints, type Volume } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { ChoicesField } from '../../framework/forms/PlainFields.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { withMessage } from '../../framework/forms/validators.ts'
import type { ItemDialogProps } from '../../framework/resource/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { formatGigabytes } from '../../framework/text/units.ts'
import { forecastMessages, forecastPhrases, formMessages, volumeLabels } from './volume-forms.messages.ts'
import { volumeLabel } from './volume.columns.tsx'
import { volumeMessages } from './volume.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const types = query(volumeTypeEndpoints.volumeTypeList)

const typesFor = ({ volume_type: current }: Volume) =>
  choicesOf({
    query: types,
    options: ({ items }, intl) =>
      items.map(({ name, description }) => ({
        value: name,
        label: name === current ? intl.formatMessage(formMessages.currentType, { type: name }) : name,
        note: description ?? undefined,
      })),
    placeholder: formMessages.chooseType,
    none: moreWords.noVolumeTypes,
  })

export function ChangeType({ item: volume }: ItemDialogProps<Volume>) {
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
    <PlainForm
      item={volume}
      about={volumeLabel(volume)}
      title={volumeMessages.changeType}
      failed={formMessages.changeTypeFailed}
      success={({ new_type: type }, _result, intl) =>
        intl.formatMessage(formMessages.changingType, { type, name: volumeLabel(volume) })
      }
      schema={schema}
      defaults={{ new_type: current ?? '', migration_policy: 'never' }}
      fields={{
        new_type: {
          label: words.type,
          draw: (_field, form) => (
            <>
              <ChoicesField of={form} name="new_type" choices={typesFor(volume)} />
              <Forecast volume={volume} type={form.values.new_type} policy={form.values.migration_policy} />
            </>
          ),
        },
        migration_policy: {
          label: volumeLabels.migrationPolicy,
          hint: formMessages.migrationPolicyHint,
          words: { never: moreWords.never, 'on-demand': formMessages.onDemand },
          as: 'radio',
        },
      }}
      submit={(body, send) => send(volumeActionEndpoints.volumeRetype, { params: { id: volume.id }, body })}
    />
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
  const { data } = useQuery(types)
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
