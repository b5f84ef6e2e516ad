import { projectEndpoints } from '@meridian/contract'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { projectFieldMessages } from './identity.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface ProjectFieldProps<V extends FieldValues> {
  of: ResourceForm<V>
  name: FieldPath<V>
}

/** Chooses the project that an administrator creates something for. */
export function ProjectField<V extends FieldValues>({ of, name }: ProjectFieldProps<V>) {
  const { formatMessage } = useIntl()
  return (
    <OptionsField
      of={of}
      name={name}
      query={query(projectEndpoints.projectList)}
      options={({ items }) => items.map((project) => ({ value: project.id, label: project.name || project.id }))}
      placeholder={formatMessage(moreWords.selectAProject)}
      none={formatMessage(projectFieldMessages.none)}
    />
  )
}
