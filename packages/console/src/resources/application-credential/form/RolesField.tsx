import { useId } from 'react'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'

interface RolesFieldProps {
  label: string
  hint: string
  roles: readonly string[]
  value: readonly string[]
  onChange: (roles: string[]) => void
}

/** Some of a user's roles. */
export function RolesField({ label, hint, roles, value, onChange }: RolesFieldProps) {
  const id = useId()
  return (
    <fieldset className="grid gap-1.5" aria-describedby={id}>
      <legend className="font-medium text-ink">{label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1 pt-1.5">
        {roles.map((role) => (
          <label key={role} className="flex items-center gap-2.5">
            <Checkbox
              label={role}
              checked={value.includes(role)}
              onChange={(checked) => onChange(checked ? [...value, role] : value.filter((each) => each !== role))}
            />
            {role}
          </label>
        ))}
      </div>
      <p id={id} className="text-sm text-ink-3">
        {hint}
      </p>
    </fieldset>
  )
}
