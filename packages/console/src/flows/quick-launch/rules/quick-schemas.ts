import { QUICK_SOURCES, type Flavor, type Image, type QuickSource, type VolumeSizeNeeds } from '@meridian/contract'
import * as z from 'zod'
import type { FormSchema } from '../../../framework/forms/form-schema.ts'
import { passwordsMatch } from '../../../framework/forms/validators.ts'
import type { LaunchFacts } from '../../../services/launch/facts/launch-facts.ts'
import { bootableImages } from '../../../services/launch/rules/offered.ts'
import type { QuickForm, QuickStep } from '../quick-form.ts'

const chosen = z.string().min(1)
const maybe = z.string().nullable()

/** By step: the required fields. The server validates the rest. */
export const quickSchemas = (needs: { keyPair: boolean; network: boolean }): Record<QuickStep, FormSchema> => ({
  setinstancedetailsaction: z.object({
    availability_zone: maybe,
    name: z.string().trim().min(1).max(255),
    count: z.number().int().min(1),
    source_type: z.string().min(1),
    image_id: chosen,
    instance_snapshot_id: chosen,
    volume_id: chosen,
    volume_snapshot_id: chosen,
    flavor: chosen,
    volume_size: z.number().int().min(1),
    device_name: z.string().max(255),
    vol_delete_on_instance_delete: z.boolean(),
  }),
  setaccesscontrolsaction: z
    .object({
      keypair: needs.keyPair ? chosen : maybe,
      groups: z.array(z.string()),
      admin_pass: z.string(),
      confirm_admin_pass: z.string(),
    })
    .refine(...passwordsMatch('admin_pass', 'confirm_admin_pass')),
  setnetworkaction: z.object({ network: needs.network ? z.array(z.string()).min(1) : z.array(z.string()) }),
  customizeaction: z.object({ script_data: z.string() }),
  setadvancedaction: z.object({ disk_config: z.string(), config_drive: z.boolean() }),
})

/** Whether a boot volume is created for the instance. */
export const makesVolume = ({ source_type: type }: Pick<QuickForm, 'source_type'>): boolean =>
  type === 'volume_image_id' || type === 'volume_snapshot_id'

const hasVolume = (form: QuickForm) => makesVolume(form) || form.source_type === 'volume_id'

const isNamedBy = (field: (typeof QUICK_SOURCES)[keyof typeof QUICK_SOURCES]) => (form: QuickForm) =>
  QUICK_SOURCES[form.source_type] === field

/** When each field is visible: depends on the source. */
export const shownFields = (canSet: { mountPoint: boolean; password: boolean }) => ({
  image_id: isNamedBy('image_id'),
  instance_snapshot_id: isNamedBy('instance_snapshot_id'),
  volume_id: isNamedBy('volume_id'),
  volume_snapshot_id: isNamedBy('volume_snapshot_id'),
  volume_size: makesVolume,
  device_name: (form: QuickForm) => hasVolume(form) && canSet.mountPoint,
  vol_delete_on_instance_delete: hasVolume,
  admin_pass: () => canSet.password,
  confirm_admin_pass: () => canSet.password,
})

type Size = Pick<Flavor, 'disk' | 'ram'>
type Wants = Pick<Image, 'min_disk' | 'min_ram'>

/** Whether a flavor meets the requirements of the image, in GB and MB. */
export const isLargeEnough = (flavor: Size, image: Wants | null): boolean =>
  image === null || (image.min_disk <= flavor.disk && image.min_ram <= flavor.ram)

/** How many of the flavors are too small for the image. */
export function disabledFlavors(flavors: readonly Size[], image: Wants | null): 'none' | 'some' | 'all' {
  const tooSmall = flavors.filter((flavor) => !isLargeEnough(flavor, image)).length
  if (tooSmall === 0) return 'none'
  return tooSmall === flavors.length ? 'all' : 'some'
}

/** The flavor for a newly chosen image: the current one if it fits, else the first that fits. */
export function flavorFor<F extends Size & { id: string }>(
  flavors: readonly F[],
  image: Wants | null,
  current: string | null,
): string | null {
  const fitting = flavors.filter((flavor) => isLargeEnough(flavor, image))
  return (fitting.find(({ id }) => id === current) ?? fitting[0])?.id ?? null
}

type Offers = Pick<LaunchFacts, 'images' | 'volumes' | 'volumeSnapshots' | 'flavors' | 'hasVolumes'>

const KINDS = Object.keys(QUICK_SOURCES) as QuickSource[] // the keys of a constant

/** The available kinds of sources: the last three need a volume service. */
export const offeredSources = ({ hasVolumes }: Pick<Offers, 'hasVolumes'>): QuickSource[] =>
  KINDS.filter((kind) => hasVolumes || kind === 'image_id' || kind === 'instance_snapshot_id')

/** The image, or instance snapshot, that is the source; null if the source is another kind or not chosen yet. */
export function chosenImage(form: QuickForm, { images }: Pick<Offers, 'images'>): Image | null {
  if (QUICK_SOURCES[form.source_type] === 'image_id')
    return bootableImages(images, 'image').find(({ id }) => id === form.image_id) ?? null
  if (form.source_type === 'instance_snapshot_id')
    return bootableImages(images, 'snapshot').find(({ id }) => id === form.instance_snapshot_id) ?? null
  return null
}

/** Smallest first. */
export const flavorsBySize = ({ flavors }: Pick<Offers, 'flavors'>): Flavor[] =>
  flavors.toSorted((a, b) => a.ram - b.ram || a.disk - b.disk || a.vcpus - b.vcpus)

/** The minimum size of the new boot volume. */
export function sizeNeedsOf(form: QuickForm, facts: Offers): VolumeSizeNeeds {
  const image = chosenImage(form, facts)
  const snapshot =
    form.source_type === 'volume_snapshot_id'
      ? facts.volumeSnapshots.find(({ id }) => id === form.volume_snapshot_id)
      : undefined
  return {
    gibibytes: snapshot?.size,
    bytes: image?.size,
    minDisk: image?.min_disk,
    flavorDisk: facts.flavors.find(({ id }) => id === form.flavor)?.disk,
  }
}
