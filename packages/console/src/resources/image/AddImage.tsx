import { createImage } from '@meridian/contract'
import { useIntl } from 'react-intl'
import type { Call } from '../../api/client.ts'
import type { WorkflowReply } from '../../api/step-validation.ts'
import { WaitModal } from '../../framework/modals/WaitModal.tsx'
import type { FlowProps } from '../../framework/modals/flow.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { useWorkflow } from '../../framework/wizard/use-workflow.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { useSettings } from '../../framework/session/settings.ts'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import { detailsStep, ImageUpload, shown } from './CreateImage.tsx'
import { classicImage, imageFormLabels, newImageDefaults, PUBLICIZE, type ImageValues } from './image-form.tsx'
import { imageFormMessages } from './image-forms.messages.ts'
import { imageManifest as manifest } from './image.manifest.ts'
import { useCreateImage } from './use-create-image.ts'

const steps = [detailsStep]

/**
 * An image for a field of another form, by the classic form: its reply says where the file goes, and which option the
 * field gets.
 */
export function AddImage({ addTo }: FlowProps) {
  const tools = useDialogTools()
  const intl = useIntl()
  const settings = useSettings()
  const canPublicize = usePolicies()([PUBLICIZE])
  const { fill, upload, incomplete } = useCreateImage()
  const workflow = useWorkflow(createImage, addTo, { successMessage: named(manifest, dialogPhrases.created) })
  const submit = async (values: ImageValues, send: Call): Promise<WorkflowReply> => {
    const reply = await workflow.submit(classicImage(values), send)
    if (send.rehearsal || !reply.fileUpload || !reply.made || !values.data) return reply
    const { image, isComplete } = await fill(reply.made, reply.fileUpload, values.data)
    if (isComplete) return reply
    // The field cannot use an image without data.
    const name = image.name ?? image.id
    return {
      ...reply,
      option: null,
      messages: [['warning', intl.formatMessage(imageFormMessages.keptEmpty, { name }), '']],
    }
  }
  if (!settings || canPublicize === undefined) return <WaitModal open={tools.open} onClose={tools.close} />
  return (
    <Wizard
      wizard={{
        title: named(manifest, dialogPhrases.create),
        failed: { operation: 'create', of: manifest.type },
        labels: imageFormLabels,
        shown,
        preflight: {
          none: 'Glance reports its limits only where Keystone has unified limits for them; names may repeat',
        },
        steps,
        submit,
      }}
      initial={newImageDefaults(settings, canPublicize)}
      open={tools.open}
      underway={<ImageUpload upload={upload} incomplete={incomplete} />}
      onDone={workflow.done}
      onClose={tools.close}
    />
  )
}
