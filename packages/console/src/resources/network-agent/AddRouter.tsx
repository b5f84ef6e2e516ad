import { networkAgentEndpoints, routerEndpoints, type Router } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query, queryClient } from '../../api/query.ts'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { networkAgentMessages as messages, networkAgentPhrases as phrases } from './network-agent.messages.ts'
import { networkAgentQueries, type Agent } from './network-agent.queries.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

const schema = z.object({ router: z.string().min(1) })

const allRouters = query(routerEndpoints.routerList, { query: { all_projects: 'true' } })

const nameOf = ({ id, name }: Pick<Router, 'id' | 'name'>) => name || id

/** Adds a router of any project to an L3 agent. */
export function AddRouter({ item, tools }: { item: Agent; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const { id, host } = item
  const hosted = networkAgentQueries.routers(id)
  const { data: there } = useQuery(hosted)
  const { data: routers } = useQuery(allRouters)
  const isHosted = (router: string) => there?.items.some((each) => each.id === router) ?? false
  return (
    <ItemForm
      item={item}
      label={host}
      tools={tools}
      size="small"
      title={messages.addRouter}
      failed={formatMessage(messages.addFailed)}
      schema={schema}
      defaults={{ router: '' }}
      labels={{ router: typeNames.router }}
      submit={async (body, send) => {
        await send(networkAgentEndpoints.agentRouterAdd, { params: { id }, body })
        if (!send.rehearsal) await queryClient.invalidateQueries({ queryKey: hosted.queryKey })
      }}
      sent={({ router }) => {
        const found = routers?.items.find((each) => each.id === router)
        return formatMessage(phrases.added, { name: found ? nameOf(found) : router, host })
      }}
    >
      {(form) => (
        <OptionsField
          of={form}
          name="router"
          query={allRouters}
          options={({ items }) =>
            items
              .filter((router) => !isHosted(router.id))
              .map((router) => ({ value: router.id, label: nameOf(router) }))
          }
          placeholder={formatMessage(messages.selectRouter)}
          none={formatMessage(messages.noOtherRouters)}
          hint={formatMessage(messages.addHint)}
          presetsOnlyOne
        />
      )}
    </ItemForm>
  )
}
