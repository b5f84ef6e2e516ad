import * as z from 'zod'
import { perVersion } from '../microversion.ts'
import { flag, integer } from '../parameters.ts'
import { namesOfSets, settableOfClasses } from './names.ts'
import type { QuotaName } from './store.ts'

const limit = integer(-1, undefined, /^-?[0-9]+$/).optional()

const shapeOf = (names: readonly (QuotaName | 'networks')[]) => Object.fromEntries(names.map((name) => [name, limit]))

interface SetBody {
  quota_set: Record<string, unknown> & { force?: boolean | undefined }
}

export const setBody = perVersion((since): z.ZodType<SetBody> =>
  z.strictObject({
    quota_set: z.strictObject({
      ...shapeOf([...namesOfSets(since), ...(since(36) ? [] : (['networks'] as const))]),
      force: flag.optional(),
    }),
  }),
)

export const classBody = perVersion((since): z.ZodType<{ quota_class_set: Record<string, unknown> }> =>
  z.strictObject({
    quota_class_set: z.strictObject(
      shapeOf([...settableOfClasses(since), ...(since(50) ? [] : (['networks'] as const))]),
    ),
  }),
)
