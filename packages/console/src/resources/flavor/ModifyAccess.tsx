import { flavorEndpoints, type FlavorDetails as Flavor } from '@meridian/contract'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { ProjectAccessField } from '../../services/membership/ProjectAccessField.tsx'
import { flavorFormMessages } from './flavor-forms.messages.ts'
import { flavorMessages } from './flavor.messages.ts'

const schema = z.object({ projects: z.array(z.string()) })

/** Which projects may use a flavor that is not public. */
export function ModifyAccess({ item: flavor }: { item: Flavor }) {
  const { formatMessage } = useIntl()
  const { id, name, 'access-list': projects = [] } = flavor
  // Updated with each request that succeeds, so that a second try continues after a failure.
  const granted = useRef(new Set(projects))
  return (
    <PlainForm
      item={flavor}
      about={name}
      size="large"
      title={flavorMessages.modifyAccess}
      action={words.save}
      failed={flavorFormMessages.modifyFailed}
      success={flavorFormMessages.modified}
      schema={schema}
      defaults={{ projects }}
      fields={{
        projects: {
          label: typeNames.projects,
          draw: ({ value, onChange }) => (
            <ProjectAccessField
              value={value}
              onChange={onChange}
              noneChosen={formatMessage(flavorFormMessages.noneChosenForPrivate)}
            />
          ),
        },
      }}
      submit={async ({ projects: requested }, send) => {
        for (const project of requested.filter((each) => !granted.current.has(each))) {
          await send(flavorEndpoints.flavorAccessAdd, { params: { id }, body: { project } })
          if (!send.rehearsal) granted.current.add(project)
        }
        for (const project of [...granted.current].filter((each) => !requested.includes(each))) {
          await send(flavorEndpoints.flavorAccessRemove, { params: { id, project } })
          if (!send.rehearsal) granted.current.delete(project)
        }
      }}
    />
  )
}
