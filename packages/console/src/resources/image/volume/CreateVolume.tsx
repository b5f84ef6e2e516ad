import { cinderQuotaEndpoints, volumeEndpoints, volumeTypeEndpoints, type Image } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { WaitModal } from '../../../framework/modals/WaitModal.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { Wizard } from '../../../framework/wizard/Wizard.tsx'
import type { WizardStep } from '../../../framework/wizard/wizard.ts'
import { imageMessages } from '../image.messages.ts'
import { leastSizeFor, PLACEHOLDER_QUOTA, volumeDefaults, volumeRequest, volumeSchema } from './image-volume.ts'
import type { VolumeForm } from './image-volume.ts'
import { imageVolumeLabels, imageVolumeMessages, imageVolumePhrases } from './image-volume.messages.ts'
import { VolumeStep } from './VolumeStep.tsx'
import { VolumeSourceProvider } from './volume-source.ts'

/** A volume with what is in an image. */
export function CreateVolume({ image, tools }: { image: Image; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  // Neither has to be had: without them, Cinder chooses the type and judges the size.
  const limits = useQuery(query(cinderQuotaEndpoints.cinderLimits))
  const type = useQuery(query(volumeTypeEndpoints.volumeTypeDefault))
  const source = useMemo(() => ({ image, quota: limits.data ?? PLACEHOLDER_QUOTA }), [image, limits.data])
  const steps = useMemo(
    (): WizardStep<VolumeForm>[] => [
      {
        id: 'volume-details',
        title: imageVolumeMessages.details,
        description: imageVolumeMessages.hint,
        schema: volumeSchema(leastSizeFor(image), source.quota),
        body: VolumeStep,
      },
    ],
    [image, source],
  )
  if (limits.isPending || type.isPending) return <WaitModal open={tools.open} onClose={tools.close} />
  return (
    <VolumeSourceProvider value={source}>
      <Wizard
        wizard={{
          title: imageMessages.createVolume,
          finish: imageMessages.createVolume,
          failed: imageVolumeMessages.unableToCreate,
          labels: imageVolumeLabels,
          steps,
          submit: (form) => call(volumeEndpoints.volumeCreate, { body: volumeRequest(form, image) }),
        }}
        initial={volumeDefaults(image, type.data?.name ?? null)}
        open={tools.open}
        onDone={({ id, name }) =>
          tools.done(formatMessage(imageVolumePhrases.created, { name: name || id }), {
            created: [{ type: 'OS::Cinder::Volume', id }],
          })
        }
        onClose={tools.close}
      />
    </VolumeSourceProvider>
  )
}
