import {
  cinderQuotaEndpoints,
  volumeActionEndpoints,
  volumeEndpoints,
  VolumeText,
  type Volume,
  type VolumeLimits,
} from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { withMessage } from '../../framework/forms/validators.ts'
import type { ItemDialogProps } from '../../framework/resource/modal.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { DescriptionList } from '../../ui/Card.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { formMessages, volumeLabels } from './volume-forms.messages.ts'
import { volumeLabel } from './volume.columns.tsx'
import { volumeFields, volumeMessages } from './volume.messages.ts'

const editSchema = z.object({ name: VolumeText.trim(), description: VolumeText, bootable: z.boolean() })

export function EditVolume({ item: volume }: ItemDialogProps<Volume>) {
  const { id } = volume
  const wasBootable = volume.bootable === 'true'
  return (
    <PlainForm
      item={volume}
      about={volumeLabel(volume)}
      schema={editSchema}
      defaults={{
        // The API sends the id as the name of a volume without a name.
        name: volume.name === id ? '' : volume.name,
        description: volume.description ?? '',
        bootable: wasBootable,
      }}
      fields={{
        name: { label: typeNames.volumeName },
        description: { label: words.description, multiline: true },
        bootable: { label: volumeFields.bootable, hint: formMessages.bootableHint },
      }}
      nameOf={({ name }) => name || id}
      submit={({ bootable, ...texts }, send) =>
        send(volumeEndpoints.volumeUpdate, {
          params: { id },
          body: { ...texts, ...(bootable !== wasBootable && { bootable }) },
        })
      }
    />
  )
}

type StorageQuota = Pick<VolumeLimits, 'maxTotalVolumeGigabytes' | 'totalGigabytesUsed'>

/** GiB that a volume of this size can be extended to within the quota; the volume is part of what is used. */
export const maxSizeWithin = (
  size: number,
  { maxTotalVolumeGigabytes: max, totalGigabytesUsed: used }: StorageQuota,
): number => (max < 0 ? Infinity : Math.max(size, max - used + size))

/** A volume can only grow, within the quota. */
export function extendSchema(size: number, quota: StorageQuota | null) {
  const most = quota ? maxSizeWithin(size, quota) : Infinity
  return z.object({
    new_size: z
      .number()
      .int()
      .refine((requested) => requested > size, withMessage(formMessages.notLarger))
      .superRefine((requested, context) => {
        if (requested <= most) return
        context.addIssue({ code: 'custom', ...withMessage(formMessages.tooLarge, undefined, { requested, most }) })
      }),
  })
}

export function ExtendVolume({ item: volume }: ItemDialogProps<Volume>) {
  const { formatMessage, formatNumber } = useIntl()
  const { id, size } = volume
  const { data: limits } = useQuery({ ...query(cinderQuotaEndpoints.cinderLimits), staleTime: 0 })
  const schema = useMemo(() => extendSchema(size, limits ?? null), [size, limits])
  return (
    <PlainForm
      item={volume}
      about={volumeLabel(volume)}
      size="small"
      title={volumeMessages.extend}
      failed={formMessages.extendFailed}
      success={formMessages.extending}
      schema={schema}
      defaults={{ new_size: size + 1 }}
      fields={{
        new_size: {
          label: volumeLabels.newSize,
          above: () => (
            <DescriptionList items={[{ term: formatMessage(volumeLabels.currentSize), value: formatNumber(size) }]} />
          ),
          draw: (field) => <NumberField {...field} min={size + 1} />,
        },
      }}
      submit={(body, send) => send(volumeActionEndpoints.volumeExtend, { params: { id }, body })}
    />
  )
}
