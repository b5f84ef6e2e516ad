import { serverGroupEndpoints } from '@meridian/contract'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { Preflight } from '../../framework/preflight/Preflight.tsx'
import { useTakenName } from '../../framework/preflight/use-taken-name.ts'
import { words } from '../../framework/text/common.messages.ts'
import { useComputeDemands } from '../../services/compute/compute-quotas.ts'
import { policyNames, serverGroupMessages } from './server-group.messages.ts'

const { name, policies } = serverGroupEndpoints.serverGroupCreate.body.shape
/** A group has one policy, though Nova's API takes a list. */
const schema = z.object({ name, policy: policies.element })

export function CreateServerGroup() {
  return (
    <PlainForm
      schema={schema}
      defaults={{ name: '', policy: 'affinity' }}
      fields={{
        name: { label: words.name },
        policy: { label: words.policy, words: policyNames, hint: serverGroupMessages.policyHint },
      }}
      submit={({ policy, ...body }, send) =>
        send(serverGroupEndpoints.serverGroupCreate, { body: { ...body, policies: [policy] } })
      }
      preflight={(form) => <ServerGroupPreflight form={form} />}
    />
  )
}

function ServerGroupPreflight({ form }: { form: Pick<ResourceForm<{ name: string }>, 'values' | 'block'> }) {
  const taken = useTakenName(form.values.name, query(serverGroupEndpoints.serverGroupList))
  return <Preflight form={form} demands={useComputeDemands({ serverGroups: 1 })} taken={taken} />
}
