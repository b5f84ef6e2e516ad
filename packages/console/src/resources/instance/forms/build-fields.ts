import { DiskConfig, imageEndpoints, type Server } from '@meridian/contract'
import type * as z from 'zod'
import { query } from '../../../api/query.ts'
import { choicesOf, type Words } from '../../../framework/forms/field-spec.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { formatBytes } from '../../../framework/text/units.ts'

/** The images that a server can be built from. */
export const imageChoices = (placeholder: Words = moreWords.selectImage) =>
  choicesOf({
    query: query(imageEndpoints.imageList, { query: { status: 'active', sort_key: 'name', sort_dir: 'asc' } }),
    options: ({ items }, intl) =>
      items.map(({ id, name, size }) => ({ value: id, label: name || id, note: formatBytes(intl, size ?? 0) })),
    placeholder,
    none: moreWords.noImagesAvailable,
  })

/** Whether Nova makes one partition of the disk, or uses those of the image. */
export const diskConfigField = {
  label: moreWords.diskPartition,
  words: { AUTO: words.automatic, MANUAL: moreWords.manual },
}

/** The server's current disk partition. */
export const diskConfigOf = (server: Server): z.infer<typeof DiskConfig> =>
  DiskConfig.catch('AUTO').parse(server['OS-DCF:diskConfig'])
