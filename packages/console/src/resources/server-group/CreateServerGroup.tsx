import { serverGroupEndpoints } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import type { ModalTools } from '../../framework/modals/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { policyNames, serverGroupMessages } from './server-group.messages.ts'

const schema = z.object({
  name: z.string().trim().min(1).max(255),
  policy: z.enum(['affinity', 'anti-affinity', 'soft-affinity', 'soft-anti-affinity']),
})

export function CreateServerGroup({ tools }: { tools: ModalTools }) {
  return (
    <PlainForm
      tools={tools}
      schema={schema}
      defaults={{ name: '', policy: 'affinity' }}
      fields={{
        name: { label: words.name },
        policy: { label: words.policy, words: policyNames, hint: serverGroupMessages.policyHint },
      }}
      submit={({ name, policy }, send) =>
        send(serverGroupEndpoints.serverGroupCreate, { body: { name, policies: [policy] } })
      }
    />
  )
}
