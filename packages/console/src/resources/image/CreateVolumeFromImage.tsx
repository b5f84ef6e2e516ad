import {
  cinderQuotaEndpoints,
  minimumVolumeSize,
  volumeEndpoints,
  VolumeSize,
  VolumeText,
  volumeTypeEndpoints,
  type Image,
  type VolumeCreate,
} from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { WidgetField } from '../../framework/forms/Field.tsx'
import { ChoicesField } from '../../framework/forms/PlainFields.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { Preflight } from '../../framework/preflight/Preflight.tsx'
import { withMessage } from '../../framework/forms/validators.ts'
import { WaitModal } from '../../framework/modals/WaitModal.tsx'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { useManifestOf } from '../../framework/resource/use-failure-message.ts'
import { words } from '../../framework/text/common.messages.ts'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import type { WizardStep } from '../../framework/wizard/define-wizard.tsx'
import { volumeTypes, volumeZones } from '../../services/volume/volume-choices.ts'
import { useVolumeDemands, type VolumeQuota } from '../../services/volume/use-volume-demands.ts'
import { DescriptionList } from '../../ui/Card.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { volumeFormMessages } from './image-forms.messages.ts'
import { imageMessages } from './image.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const VOLUME = 'OS::Cinder::Volume'

/** The minimum size in GiB for the image: its minimum disk, or its size. */
export const minSizeFor = ({ min_disk: minDisk, size: bytes }: Pick<Image, 'min_disk' | 'size'>): number =>
  minimumVolumeSize({ bytes, minDisk })

/** Used if the project's limits cannot be read. */
export const PLACEHOLDER_QUOTA: VolumeQuota = {
  maxTotalVolumeGigabytes: 100,
  totalGigabytesUsed: 0,
  maxTotalVolumes: 1,
  totalVolumesUsed: 0,
}

const isWithin = (requested: number, max: number) => max < 0 || requested <= max

export const volumeSchema = (least: number, quota: VolumeQuota) =>
  z.object({
    name: VolumeText.trim(),
    description: VolumeText,
    volume_type: z.string().nullable(),
    size: VolumeSize.min(least)
      .refine(
        (size) => isWithin(quota.totalGigabytesUsed + size, quota.maxTotalVolumeGigabytes),
        withMessage(volumeFormMessages.tooLarge),
      )
      .refine(
        () => isWithin(quota.totalVolumesUsed + 1, quota.maxTotalVolumes),
        withMessage(volumeFormMessages.tooMany),
      ),
    availability_zone: z.string().nullable(),
  })

type VolumeForm = Omit<z.output<ReturnType<typeof volumeSchema>>, 'size'> & { size: number | null }

export const volumeDefaults = (image: Image, type: string | null): VolumeForm => ({
  name: image.name ?? '',
  description: '',
  volume_type: type,
  size: minSizeFor(image),
  availability_zone: null,
})

export const volumeRequest = ({ description, ...form }: VolumeForm, image: Image): VolumeCreate => ({
  ...form,
  description: description || null,
  image_id: image.id,
  snapshot_id: null,
  source_volid: null,
  metadata: null,
})

/** The data that the step needs besides the form. */
const Source = createContext<{ image: Image; quota: VolumeQuota } | null>(null)

export function CreateVolumeFromImage({ item: image }: { item: Image }) {
  const tools = useDialogTools()
  const intl = useIntl()
  const volumeManifest = useManifestOf()(VOLUME)
  // Both are optional: without them, Cinder chooses the type and checks the size.
  const limits = useQuery(query(cinderQuotaEndpoints.cinderLimits))
  const type = useQuery(query(volumeTypeEndpoints.volumeTypeDefault))
  const source = useMemo(() => ({ image, quota: limits.data ?? PLACEHOLDER_QUOTA }), [image, limits.data])
  const steps = useMemo(
    (): WizardStep<VolumeForm>[] => [
      {
        id: 'volume-details',
        title: volumeFormMessages.details,
        description: volumeFormMessages.hint,
        schema: volumeSchema(minSizeFor(image), source.quota),
        body: VolumeStep,
      },
    ],
    [image, source],
  )
  if (limits.isPending || type.isPending) return <WaitModal open={tools.open} onClose={tools.close} />
  return (
    <Source.Provider value={source}>
      <Wizard
        wizard={{
          title: imageMessages.createVolume,
          failed: { operation: 'create', of: VOLUME },
          labels: {
            name: words.name,
            description: words.description,
            volume_type: words.type,
            size: moreWords.sizeGb,
            availability_zone: words.availabilityZone,
          },
          preflight: { none: 'a step of it compares quotas and names' },
          steps,
          submit: (form, send) => send(volumeEndpoints.volumeCreate, { body: volumeRequest(form, image) }),
        }}
        initial={volumeDefaults(image, type.data?.name ?? null)}
        open={tools.open}
        onDone={({ id, name }) =>
          tools.done(formatText(intl, named(volumeManifest, dialogPhrases.created), { name: name || id }), {
            created: [{ type: VOLUME, id }],
          })
        }
        onClose={tools.close}
      />
    </Source.Provider>
  )
}

function VolumeStep({ form }: { form: ResourceForm<VolumeForm> }) {
  const { formatMessage } = useIntl()
  const source = useContext(Source)
  const demands = useVolumeDemands({ volumes: 1, gigabytes: form.values.size ?? 0 })
  if (!source) throw new Error('VolumeStep is not inside the provider of its image')
  const { image } = source
  return (
    <div className="grid max-w-xl gap-4">
      <DescriptionList items={[{ term: formatMessage(volumeFormMessages.source), value: image.name || image.id }]} />
      <WidgetField of={form} name="name" as={TextField} autoComplete="off" />
      <WidgetField of={form} name="description" as={TextArea} limit={255} rows={2} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoicesField of={form} name="volume_type" choices={volumeTypes} />
        <WidgetField of={form} name="size" as={NumberField} min={minSizeFor(image)} />
        <ChoicesField of={form} name="availability_zone" choices={volumeZones} />
      </div>
      <Preflight form={form} demands={demands} />
    </div>
  )
}
