import * as z from 'zod'
import { parseJson } from '../../../../core/http/body.ts'
import type { BlockDevice } from '../row.ts'
import { newDevice } from './new-device.ts'

/** The block devices in the image of a volume-backed server. */
const ImageMapping = z.array(
  z.looseObject({
    source_type: z.literal('snapshot'),
    snapshot_id: z.string(),
    boot_index: z.int().nullable().optional(),
    volume_size: z.int().positive().nullable().optional(),
    device_name: z.string().nullable().optional(),
    delete_on_termination: z.boolean().optional(),
  }),
)

/** Adds the image's devices; the first replaces the image's own disk. */
export function withImageDevices(requested: readonly BlockDevice[], properties: Record<string, string>): BlockDevice[] {
  const brought = imageDevices(properties)
  if (brought.length === 0) return [...requested]
  const bringsRoot = brought.some(({ boot_index }) => boot_index === 0)
  const isReplaced = ({ source_type, boot_index }: BlockDevice) =>
    bringsRoot && source_type === 'image' && boot_index === 0
  return [...requested.filter((one) => !isReplaced(one)), ...brought]
}

function imageDevices({ block_device_mapping: mapping }: Record<string, string>): BlockDevice[] {
  const parsed = mapping === undefined ? undefined : ImageMapping.safeParse(parseJson(Buffer.from(mapping)))
  return (parsed?.data ?? []).map((one) =>
    newDevice({
      source_type: 'snapshot',
      source_id: one.snapshot_id,
      boot_index: one.boot_index ?? -1,
      volume_size: one.volume_size ?? null,
      device_name: one.device_name ?? null,
      delete_on_termination: one.delete_on_termination ?? false,
    }),
  )
}
