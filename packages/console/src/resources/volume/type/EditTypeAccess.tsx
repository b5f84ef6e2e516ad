import { volumeTypeEndpoints, type VolumeType } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { LoadingModal } from '../../../framework/modals/WaitModal.tsx'
import type { ModalTools } from '../../../framework/resource/modal.ts'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { ProjectAccessField } from '../../../services/membership/ProjectAccessField.tsx'
import { typeMessages as messages, typePhrases } from '../volume-type.messages.ts'

const schema = z.object({ projects: z.array(z.string()) })

/** Which projects may use a type that is not public. */
export function EditTypeAccess({ item, tools }: { item: VolumeType; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const { id, name } = item
  const access = useQuery({ ...query(volumeTypeEndpoints.volumeTypeAccess, { params: { id } }), staleTime: 0 })
  const projects = access.data?.items
  if (!projects) {
    return (
      <LoadingModal
        tools={tools}
        title={formatMessage(messages.access)}
        failed={formatMessage(messages.accessFailed)}
        query={access}
      />
    )
  }
  return (
    <ItemForm
      item={item}
      label={name}
      tools={tools}
      size="large"
      title={messages.access}
      action={words.save}
      failed={formatMessage(messages.accessFailed)}
      schema={schema}
      defaults={{ projects }}
      labels={{ projects: typeNames.projects }}
      submit={({ projects: requested }, send) =>
        send(volumeTypeEndpoints.volumeTypeAccessUpdate, {
          params: { id },
          body: {
            added: requested.filter((project) => !projects.includes(project)),
            removed: projects.filter((project) => !requested.includes(project)),
          },
        })
      }
      sent={() => formatMessage(typePhrases.changed, { name })}
    >
      {(form) => (
        <Field of={form} name="projects">
          {({ value, onChange }) => (
            <ProjectAccessField value={value} onChange={onChange} noneChosen={formatMessage(messages.noAccess)} />
          )}
        </Field>
      )}
    </ItemForm>
  )
}
