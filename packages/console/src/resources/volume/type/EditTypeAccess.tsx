import { volumeTypeEndpoints, type VolumeType } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../../api/query.ts'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { FreshDialog } from '../../../framework/modals/FreshDialog.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { ProjectAccessField } from '../../../services/membership/ProjectAccessField.tsx'
import { typeMessages as messages } from '../volume-type.messages.ts'

const schema = z.object({ projects: z.array(z.string()) })
const texts = { title: messages.access, failed: messages.accessFailed }

/** Which projects may use a type that is not public. */
export function EditTypeAccess({ item }: ItemDialogProps<VolumeType>) {
  const noneChosen = useIntl().formatMessage(messages.noAccess)
  const params = { id: item.id }
  return (
    <FreshDialog {...texts} query={query(volumeTypeEndpoints.volumeTypeAccess, { params })}>
      {({ items: projects }) => (
        <PlainForm
          {...texts}
          item={item}
          about={item.name}
          size="large"
          action={words.save}
          success={messages.changed}
          schema={schema}
          defaults={{ projects }}
          fields={{
            projects: {
              label: typeNames.projects,
              draw: (field) => <ProjectAccessField {...field} noneChosen={noneChosen} />,
            },
          }}
          submit={({ projects: requested }, send) =>
            send(volumeTypeEndpoints.volumeTypeAccessUpdate, {
              params,
              body: {
                added: requested.filter((project) => !projects.includes(project)),
                removed: projects.filter((project) => !requested.includes(project)),
              },
            })
          }
        />
      )}
    </FreshDialog>
  )
}
