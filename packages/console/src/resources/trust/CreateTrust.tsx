import { trustEndpoints } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { useSession } from '../../framework/session/session.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { trustMessages as messages } from './trust.messages.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

const schema = z.object({
  trustee_user_id: z.string().trim().min(1).max(64),
  impersonation: z.boolean(),
  roles: z.array(z.string()).min(1),
})

/** Delegates roles of the signed-in user on the current project. */
export function CreateTrust() {
  const { roles } = useSession()
  return (
    <PlainForm
      schema={schema}
      defaults={{ trustee_user_id: '', impersonation: false, roles: roles.map(({ name }) => name) }}
      fields={{
        trustee_user_id: { label: messages.trusteeId, hint: messages.trusteeHint },
        impersonation: { label: messages.impersonation, hint: messages.impersonationHint },
        roles: {
          label: typeNames.roles,
          draw: ({ label, value, onChange, error }) => (
            <fieldset className="grid gap-2">
              <legend className="mb-1 font-medium">{label}</legend>
              {roles.map(({ name }) => (
                <CheckField
                  key={name}
                  label={name}
                  value={value.includes(name)}
                  onChange={(on) => onChange(on ? [...value, name] : value.filter((one) => one !== name))}
                />
              ))}
              {error && <p className="text-sm text-bad">{error}</p>}
            </fieldset>
          ),
        },
      }}
      nameOf={({ trustee_user_id: trustee }) => trustee}
      preflight={{ none: 'Keystone does not report a limit of trusts' }}
      submit={({ roles: chosen, ...rest }, send) =>
        send(trustEndpoints.trustCreate, { body: { ...rest, roles: chosen.map((name) => ({ name })) } })
      }
    />
  )
}
