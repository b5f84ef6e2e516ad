import { floatingIpEndpoints, networkEndpoints } from '@meridian/contract'
import * as z from 'zod'
import { call } from '../../api/client.ts'
import { pages } from '../../api/pages.ts'
import { keyOf } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { withMessage } from '../../framework/forms/validators.ts'
import { FreshDialog } from '../../framework/modals/FreshDialog.tsx'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { networkManifest } from '../../resources/network/network.manifest.ts'
import { networkMessages } from '../../resources/network/network.messages.ts'
import { routerManifest } from '../../resources/router/router.manifest.ts'
import { NetworkPreflight } from '../../services/network/NetworkPreflight.tsx'
import { freeRange, newNetworkName } from '../create-server/rules/new-network.ts'
import { internetMessages as messages } from './create-network.messages.ts'
import { RemainsFailure, submitInternetNetwork } from './internet-network.ts'

const schema = z.object({
  name: z.string().trim().min(1).max(255),
  cidr: z
    .string()
    .trim()
    .refine((text) => z.cidrv4().safeParse(text).success, withMessage(messages.cidrWrong)),
  external: z.string().min(1),
})

/** All networks, as their ranges and names are taken, and those that lead outside. */
const FACTS = {
  queryKey: [...keyOf(networkEndpoints.networkList, {}), 'for a new one'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const [networks, pools] = await Promise.all([
      call(networkEndpoints.networkList, {}, { signal }),
      call(floatingIpEndpoints.floatingIpPoolList, {}, { signal }),
    ])
    return { networks: networks.items, pools: pools.items }
  },
}

const DEMANDS = [
  { id: 'network', label: typeNames.networks, added: 1 },
  { id: 'subnet', label: typeNames.subnets, added: 1 },
  { id: 'router', label: routerManifest.names.other, added: 1 },
]

const firstOf = ([first]: readonly { id: string }[]) => ({ external: first?.id ?? '' })

/** A network that reaches the internet, of a name and a range that are suggested: its subnet, router and gateway follow. */
export function InternetNetwork() {
  return (
    <FreshDialog
      title={networkMessages.withInternet}
      failed={useFailureMessage()('list', networkManifest.type)}
      query={FACTS}
    >
      {({ networks, pools }) => (
        <PlainForm
          title={networkMessages.withInternet}
          action={words.create}
          description={messages.description}
          size="small"
          schema={schema}
          defaults={{
            name: newNetworkName(networks),
            cidr: freeRange(networks),
            ...firstOf(pools),
          }}
          fields={{
            name: { label: words.name },
            cidr: { label: messages.range, hint: messages.rangeHint, mono: true },
            external: {
              label: moreWords.externalNetwork,
              hint: pools.length === 0 ? messages.noExternal : undefined,
              // Nothing is to be chosen of one.
              shown: () => pools.length !== 1,
              options: pools.map(({ id, name }) => ({ value: id, label: name || id })),
            },
          }}
          // A hidden field is not sent.
          submit={(values, send) => submitInternetNetwork({ ...firstOf(pools), ...values }, send)}
          failed={(error, { name }, intl) =>
            intl.formatMessage(error instanceof RemainsFailure ? messages.remains : messages.failed, { name })
          }
          success={messages.created}
          outcome={({ network, router }) => ({
            created: [
              { type: networkManifest.type, id: network },
              { type: routerManifest.type, id: router },
            ],
          })}
          preflight={(form) => (
            <NetworkPreflight
              form={form}
              compact
              demands={DEMANDS}
              name={{ typed: form.values.name, among: pages(networkEndpoints.networkList) }}
            />
          )}
        />
      )}
    </FreshDialog>
  )
}
