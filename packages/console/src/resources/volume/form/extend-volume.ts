import type { VolumeLimits } from '@meridian/contract'
import * as z from 'zod'
import { saying } from '../../../framework/forms/validators.ts'
import { formMessages, formPhrases } from './volume-form.messages.ts'

type Storage = Pick<VolumeLimits, 'maxTotalVolumeGigabytes' | 'totalGigabytesUsed'>

/** GiB that a volume of this size can grow to, by what is left of the quota; the volume is part of what is used. */
export const mostSize = (size: number, { maxTotalVolumeGigabytes: max, totalGigabytesUsed: used }: Storage): number =>
  max < 0 ? Infinity : Math.max(size, max - used + size)

/** A volume only ever grows, and no further than the quota goes. */
export function extendSchema(size: number, limits: Storage | null) {
  const most = limits ? mostSize(size, limits) : Infinity
  return z.object({
    new_size: z
      .number()
      .int()
      .refine((wanted) => wanted > size, saying(formMessages.notLarger))
      .superRefine((wanted, context) => {
        if (wanted <= most) return
        context.addIssue({ code: 'custom', ...saying(formPhrases.tooLarge, undefined, { wanted, most }) })
      }),
  })
}
