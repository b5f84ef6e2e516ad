import { computeLimitEndpoints, serverGroupEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { Preflight } from '../../framework/preflight/Preflight.tsx'
import type { ModalTools } from '../../framework/modals/modal.ts'
import { computeDemands } from '../../services/compute/compute-demands.ts'
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
    >
      {(form) => <ServerGroupPreflight form={form} />}
    </PlainForm>
  )
}

interface PreflightProps {
  form: { values: { name: string }; block: (reason: string | null) => void }
}

function ServerGroupPreflight({ form }: PreflightProps) {
  const intl = useIntl()
  const { data: limits } = useQuery({ ...query(computeLimitEndpoints.computeLimits), staleTime: 0 })
  const { data: groups } = useQuery(query(serverGroupEndpoints.serverGroupList))
  const demands = computeDemands(limits, { instances: 0, cores: 0, ram: 0, serverGroups: 1 }, intl)
  return (
    <Preflight
      form={form}
      demands={demands.filter(({ added }) => added > 0)}
      name={{ typed: form.values.name, taken: groups?.items.map(({ name }) => name) ?? [] }}
    />
  )
}
