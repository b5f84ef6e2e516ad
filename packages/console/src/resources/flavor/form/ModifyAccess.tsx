import { flavorEndpoints, type FlavorDetails as Flavor } from '@meridian/contract'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { ProjectAccessField } from '../../../services/membership/ProjectAccessField.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { flavorMessages } from '../flavor.messages.ts'
import { accessSchema } from './create-flavor.ts'
import { flavorFormLabels, flavorFormMessages, flavorFormPhrases } from './flavor-form.messages.ts'

/** Which projects may use a flavor that is not public. */
export function ModifyAccess({ flavor, tools }: { flavor: Flavor; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const { id, name, 'access-list': projects = [] } = flavor
  // Kept with each call that goes through: what failed half-way goes on from there.
  const granted = useRef(new Set(projects))
  const form = useResourceForm({
    schema: accessSchema,
    defaults: { projects },
    labels: flavorFormLabels,
    submit: async ({ projects: wanted }) => {
      for (const project of wanted.filter((each) => !granted.current.has(each))) {
        await call(flavorEndpoints.flavorAccessAdd, { params: { id }, body: { project } })
        granted.current.add(project)
      }
      for (const project of [...granted.current].filter((each) => !wanted.includes(each))) {
        await call(flavorEndpoints.flavorAccessRemove, { params: { id, project } })
        granted.current.delete(project)
      }
    },
    done: () =>
      tools.done(formatMessage(flavorFormPhrases.modified, { name }), { updated: [{ type: tools.type, id }] }),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      size="large"
      title={formatMessage(flavorMessages.modifyAccess)}
      description={name}
      action={formatMessage(flavorFormMessages.save)}
      failed={formatMessage(flavorFormMessages.unableToModify)}
      onClose={tools.close}
    >
      <Field of={form} name="projects">
        {({ value, onChange }) => (
          <ProjectAccessField
            value={value}
            onChange={onChange}
            noneChosen={formatMessage(flavorFormMessages.noneLeftIn)}
          />
        )}
      </Field>
    </FormModal>
  )
}
