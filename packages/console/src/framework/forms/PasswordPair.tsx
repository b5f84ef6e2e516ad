import type { FieldPath, FieldValues } from 'react-hook-form'
import { PasswordField } from '../../ui/fields/TextField.tsx'
import { Field } from './Field.tsx'
import type { ResourceForm } from './use-resource-form.ts'

interface PasswordPairProps<V extends FieldValues> {
  of: ResourceForm<V>
  password: FieldPath<V>
  confirm: FieldPath<V>
}

/** A new password, entered twice; a mismatch is shown while typing. */
export function PasswordPair<V extends FieldValues>({ of, password, confirm }: PasswordPairProps<V>) {
  return (
    <div className="grid gap-4 empty:hidden sm:grid-cols-2">
      {[password, confirm].map((name) => (
        <Field key={name} of={of} name={name}>
          {({ onChange, value, ...field }) => (
            <PasswordField
              {...field}
              value={value}
              autoComplete="new-password"
              onChange={(event) => {
                of.set(name, event.target.value as typeof value) // a password is text
                if (name === confirm || of.values[confirm]) void of.check([confirm])
              }}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
