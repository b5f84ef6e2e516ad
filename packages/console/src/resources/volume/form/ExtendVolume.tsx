import { cinderQuotaEndpoints, volumeActionEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { volumeLabel } from '../volume-label.ts'
import { volumeMessages } from '../volume.messages.ts'
import { extendSchema } from './extend-volume.ts'
import { formMessages, formPhrases, volumeLabels } from './volume-form.messages.ts'
import { VolumeForm, type AboutVolume } from './VolumeForm.tsx'

export function ExtendVolume({ volume, tools }: AboutVolume) {
  const { formatMessage, formatNumber } = useIntl()
  const { data: limits } = useQuery({ ...query(cinderQuotaEndpoints.cinderLimits), staleTime: 0 })
  const schema = useMemo(() => extendSchema(volume.size, limits ?? null), [volume.size, limits])
  return (
    <VolumeForm
      volume={volume}
      tools={tools}
      size="small"
      title={volumeMessages.extend}
      failed={formatMessage(formMessages.unableToExtend)}
      schema={schema}
      defaults={{ new_size: volume.size + 1 }}
      labels={{ new_size: volumeLabels.newSize }}
      submit={(body) => call(volumeActionEndpoints.volumeExtend, { params: { id: volume.id }, body })}
      sent={() => formatMessage(formPhrases.extending, { name: volumeLabel(volume) })}
    >
      {(form) => (
        <>
          <DescriptionList
            items={[{ term: formatMessage(volumeLabels.currentSize), value: formatNumber(volume.size) }]}
          />
          <Field of={form} name="new_size">
            {(field) => <NumberField {...field} min={volume.size + 1} />}
          </Field>
        </>
      )}
    </VolumeForm>
  )
}
