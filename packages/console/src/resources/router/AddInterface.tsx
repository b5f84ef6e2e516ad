import {
  networkEndpoints,
  portEndpoints,
  routerEndpoints,
  sessionEndpoints,
  type Network,
  type Port,
  type Router,
} from '@meridian/contract'
import * as z from 'zod'
import { call } from '../../api/client.ts'
import { query, queryClient, type ItemQuery } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import type { SelectOption } from '../../ui/fields/SelectField.tsx'
import { interfaceFormMessages as messages } from './router-forms.messages.ts'
import { interfaceMessages } from './router.messages.ts'

/** The subnets that a router can get an interface on: those of its project and shared ones that it is not on yet. */
export function subnetChoices(
  networks: readonly Pick<Network, 'id' | 'name' | 'subnets'>[],
  ports: readonly Pick<Port, 'fixed_ips'>[],
): SelectOption[] {
  const taken = new Set(ports.flatMap(({ fixed_ips: ips }) => ips.map(({ subnet_id: id }) => id)))
  return networks.flatMap(({ id, name, subnets }) =>
    subnets
      .filter((subnet) => !taken.has(subnet.id))
      .map((subnet) => ({
        value: subnet.id,
        label: `${name || id}: ${subnet.cidr}${subnet.name && ` (${subnet.name})`}`,
      })),
  )
}

/** For a router of another project, administrators choose among the networks of that project. */
async function networksFor({ project_id: project }: Router, signal: AbortSignal) {
  const { project_id: own } = await queryClient.fetchQuery(query(sessionEndpoints.userSession))
  const filter = { ...(own !== project && { project_id: project }) }
  return (await call(networkEndpoints.networkList, { query: filter }, { signal })).items
}

/** Never from the cache: a subnet that was just added is no choice any more. */
const subnetChoicesFor = (router: Router): ItemQuery<SelectOption[]> & { staleTime: number } => ({
  staleTime: 0,
  queryKey: ['subnets that a router is not on', router.id],
  queryFn: async ({ signal }) => {
    const filter = { device_id: router.id, all_projects: 'true' }
    const [networks, ports] = await Promise.all([
      networksFor(router, signal),
      call(portEndpoints.portList, { query: filter }, { signal }),
    ])
    return subnetChoices(networks, ports.items)
  },
})

const schema = z.object({
  subnet_id: z.string().min(1),
  ip_address: z
    .string()
    .trim()
    .pipe(z.union([z.literal(''), z.ipv4(), z.ipv6()])),
})

export const AddInterface = ({ item: router }: { item: Router }) => (
  <PlainForm
    item={router}
    about={router.name || router.id}
    title={interfaceMessages.add}
    failed={messages.failed}
    success={messages.added}
    schema={schema}
    defaults={{ subnet_id: '', ip_address: '' }}
    fields={{
      subnet_id: {
        label: typeNames.subnet,
        options: choicesOf({
          query: subnetChoicesFor(router),
          options: (choices) => choices,
          placeholder: messages.selectSubnet,
          none: messages.noSubnets,
        }),
      },
      ip_address: { label: words.ipAddress, hint: messages.addressHint, mono: true },
    }}
    submit={({ subnet_id, ip_address }, send) =>
      send(routerEndpoints.routerInterfaceAdd, {
        params: { id: router.id },
        body: { subnet_id, ...(ip_address && { ip_address }) },
      })
    }
    outcome={({ port_id: id }) => ({ created: [{ type: 'OS::Neutron::Port', id }] })}
  />
)
