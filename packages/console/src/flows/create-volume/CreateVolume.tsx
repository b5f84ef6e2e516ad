import { createVolume, volumeEndpoints, volumeTypeEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { pages } from '../../api/pages.ts'
import { query } from '../../api/query.ts'
import { WidgetField } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { useResourceForm, type ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { acrossFields } from '../../framework/forms/validators.ts'
import { WaitModal } from '../../framework/modals/WaitModal.tsx'
import type { FlowProps } from '../../framework/modals/flow.ts'
import { modalMessages } from '../../framework/modals/modal.messages.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { useWorkflow } from '../../framework/wizard/use-workflow.ts'
import { Preflight } from '../../framework/preflight/Preflight.tsx'
import { useTakenName } from '../../framework/preflight/use-taken-name.ts'
import type { Demand } from '../../framework/preflight/preflight.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { useServiceEnabled } from '../../framework/session/services.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { volumeManifest } from '../../resources/volume/volume.manifest.ts'
import { useVolumeDemands, volumeLimitsQuery } from '../../services/volume/use-volume-demands.ts'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { SourceFields, TypeAndSizeFields } from './create-volume-fields.tsx'
import { createVolumeLabels, createVolumePhrases, sizePhrases } from './create-volume.messages.ts'
import {
  initialVolume,
  requiredFields,
  shownFields,
  sizeProblem,
  SOURCE_QUERIES,
  type Sources,
  type VolumeForm,
} from './volume-form.ts'

/** The form of a new volume, which starts with the source that the address names, once the choices are loaded. */
export function CreateVolume({ context: current, ...props }: FlowProps) {
  const tools = useDialogTools()
  // The address no longer has it when the form closes.
  const [context] = useState(current)
  const choices = useVolumeChoices()
  const [ready, setReady] = useState(false)
  if (!ready && !choices.isLoading) setReady(true)
  if (!ready) return <WaitModal open={tools.open} onClose={tools.close} />
  return <CreateVolumeForm {...props} choices={choices} initial={initialVolume(context, choices)} />
}

/** The sources and types of volumes, and the quota; without what cannot be loaded. */
function useVolumeChoices() {
  const snapshots = useQuery(SOURCE_QUERIES.snapshots)
  const images = useQuery({ ...SOURCE_QUERIES.images, enabled: useServiceEnabled(['image']) ?? false })
  const volumes = useQuery(SOURCE_QUERIES.volumes)
  const types = useQuery(query(volumeTypeEndpoints.volumeTypeList))
  const defaultType = useQuery({ ...query(volumeTypeEndpoints.volumeTypeDefault), retry: false })
  const limits = useQuery({ ...volumeLimitsQuery, staleTime: 0 })
  const sources = useMemo(
    (): Sources => ({
      snapshots: snapshots.data?.items ?? [],
      images: images.data?.items ?? [],
      volumes: volumes.data?.items ?? [],
    }),
    [snapshots.data, images.data, volumes.data],
  )
  return {
    sources,
    types: types.data?.items ?? [],
    defaultType: defaultType.data?.name ?? null,
    quota: limits.data ?? null,
    isLoading: [snapshots, images, volumes, types, defaultType, limits].some((each) => each.isLoading),
  }
}

interface CreateVolumeFormProps extends Omit<FlowProps, 'context'> {
  choices: ReturnType<typeof useVolumeChoices>
  initial: VolumeForm
}

/** The server validates the form and creates the volume by its classic workflow. */
function CreateVolumeForm({ addTo, choices, initial }: CreateVolumeFormProps) {
  const tools = useDialogTools()
  const intl = useIntl()
  const { sources, types, quota } = choices
  const [defaults] = useState(initial)
  const workflow = useWorkflow(createVolume, addTo, { successMessage: createVolumePhrases.creating })
  const schema = useMemo(
    () =>
      z
        .object(requiredFields)
        .superRefine(...acrossFields<VolumeForm>((values) => sizeProblem(values, sources, quota))),
    [sources, quota],
  )
  const form = useResourceForm({
    schema,
    defaults: defaults as z.input<typeof schema>, // a required field that is not chosen yet is null
    labels: {
      ...createVolumeLabels,
      name: typeNames.volumeName,
      description: words.description,
      type: words.type,
      availability_zone: words.availabilityZone,
    },
    shown: shownFields,
    submit: workflow.submit,
    done: workflow.done,
  }) as unknown as ResourceForm<VolumeForm> // see above
  const demands = useVolumeDemands({ gigabytes: form.values.size ?? 0, volumes: 1 }).map((demand) =>
    demand.id === 'gigabytes'
      ? { ...demand, reason: intl.formatMessage(sizePhrases.overStorage, roomOf(demand)) }
      : demand,
  )
  const taken = useTakenName(form.values.name, pages(volumeEndpoints.volumeList))
  const title = formatText(intl, named(volumeManifest, dialogPhrases.create))
  return (
    <FormModal
      form={form}
      open={tools.open}
      size="large"
      title={title}
      action={title}
      failed={intl.formatMessage(modalMessages.submitFailed)}
      preflight={() => <Preflight form={form} demands={demands} taken={taken} />}
      onClose={tools.close}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <WidgetField of={form} name="name" as={TextField} autoComplete="off" />
        <WidgetField of={form} name="description" as={TextArea} rows={2} limit={255} />
        <SourceFields form={form} sources={sources} />
      </div>
      <TypeAndSizeFields form={form} sources={sources} types={types} />
    </FormModal>
  )
}

const roomOf = ({ used, added, max }: Demand) => ({ requested: added, left: Math.max(0, max - used) })
