import { projectEndpoints } from '@meridian/contract'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { UserDetails } from './user-form.ts'
import { userFormMessages } from './user-form.messages.ts'

interface UserFieldsProps {
  of: ResourceForm<UserDetails>
  /** What is asked for besides, after the address and after the project. */
  passwords?: ReactNode
  role?: ReactNode
}

/** What is asked of a user, new or not. */
export function UserFields({ of: form, passwords, role }: UserFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="description">
        {(field) => <TextArea {...field} rows={2} />}
      </Field>
      <Field of={form} name="email">
        {(field) => <TextField {...field} type="email" autoComplete="off" />}
      </Field>
      {passwords}
      <OptionsField
        of={form}
        name="project"
        query={query(projectEndpoints.projectList)}
        options={({ items }) => items.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={formatMessage(userFormMessages.chooseProject)}
        none={formatMessage(userFormMessages.noProjects)}
      />
      {role}
      <Field of={form} name="enabled">
        {(field) => <CheckField {...field} />}
      </Field>
      <Field of={form} name="locked">
        {(field) => <CheckField {...field} hint={formatMessage(userFormMessages.lockHint)} />}
      </Field>
    </>
  )
}
