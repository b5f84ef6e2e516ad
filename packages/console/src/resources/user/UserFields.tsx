import { projectEndpoints, type User } from '@meridian/contract'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import { formMessages } from '../../framework/forms/form.messages.ts'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { withMessage } from '../../framework/forms/validators.ts'
import { DomainFacts } from '../../services/identity/DomainFacts.tsx'
import { ExtraFields } from '../../services/identity/ExtraInfo.tsx'
import { extraSchema } from '../../services/identity/extra-info.ts'
import { nameRule } from '../../services/identity/name-field.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { userFormMessages } from './user.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const MAX_LENGTH = 255

const isEmail = (text: string) => text === '' || z.email().safeParse(text).success

/** The fields of a user, whether new or edited. */
export const userSchema = z.object({
  name: nameRule(MAX_LENGTH),
  description: z.string(),
  email: z.string().trim().max(MAX_LENGTH).refine(isEmail, withMessage(formMessages.format)),
  project: z.string().nullable(),
  enabled: z.boolean(),
  locked: z.boolean(),
  extra: extraSchema,
})

export type UserDetails = z.infer<typeof userSchema>

/** The request body for these fields; of the user's options it has only a changed lock. */
export const userRequest = (
  { name, description, email, project, enabled, locked, extra }: UserDetails,
  options: Readonly<Record<string, unknown>> = {},
) => ({
  // First: no attribute of the operator replaces one of Keystone.
  ...extra,
  name,
  description,
  email: email || null,
  project,
  enabled,
  ...(locked !== (options.lock_password === true) && { options: { lock_password: locked } }),
})

interface UserFieldsProps {
  /** The edited user; undefined for a new one. */
  user?: User
  of: ResourceForm<UserDetails>
  /** Fields after the email address. */
  passwords?: ReactNode
  /** The field after the project. */
  role?: ReactNode
}

export function UserFields({ user, of: form, passwords, role }: UserFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <DomainFacts id={user?.domain_id} />
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="description">
        {(field) => <TextArea {...field} rows={2} />}
      </Field>
      <Field of={form} name="email">
        {(field) => <TextField {...field} type="email" autoComplete="off" />}
      </Field>
      <ExtraFields form={form} setting="USER_TABLE_EXTRA_INFO" item={user} />
      {passwords}
      <OptionsField
        of={form}
        name="project"
        query={query(projectEndpoints.projectList)}
        options={({ items }) => items.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={formatMessage(moreWords.selectAProject)}
        none={formatMessage(moreWords.noProjectsFound)}
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
