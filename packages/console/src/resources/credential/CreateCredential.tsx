import { credentialEndpoints } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { credentialMessages as messages } from './credential.messages.ts'

const schema = z.object({
  type: z.string().trim().min(1).max(255),
  blob: z.string().min(1),
  user_id: z.string().trim(),
  project_id: z.string().trim(),
})

export const CreateCredential = () => (
  <PlainForm
    schema={schema}
    defaults={{ type: '', blob: '', user_id: '', project_id: '' }}
    fields={{
      type: { label: words.type },
      blob: { label: messages.data, hint: messages.dataHint, multiline: true },
      user_id: { label: words.userId, hint: messages.forUser },
      project_id: { label: words.projectId },
    }}
    nameOf={({ type }) => type}
    preflight={{ none: 'Keystone does not report the limit of credentials' }}
    submit={({ user_id: user, project_id: project, ...rest }, send) =>
      send(credentialEndpoints.credentialCreate, {
        body: { ...rest, ...(user && { user_id: user }), ...(project && { project_id: project }) },
      })
    }
  />
)
