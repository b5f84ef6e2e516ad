import { networkAgentEndpoints, routerEndpoints, type Router } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { query, queryClient } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { networkAgentMessages as messages } from './network-agent.messages.ts'
import { networkAgentQueries, type Agent } from './network-agent.queries.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

const schema = z.object({ router: z.string().min(1) })

const allRouters = query(routerEndpoints.routerList, { query: { all_projects: 'true' } })

const nameOf = ({ id, name }: Pick<Router, 'id' | 'name'>) => name || id

/** Adds a router of any project to an L3 agent. */
export function AddRouter({ item }: { item: Agent }) {
  const { id, host } = item
  const hosted = networkAgentQueries.routers(id)
  const { data: there } = useQuery(hosted)
  const { data: routers } = useQuery(allRouters)
  const isHosted = (router: string) => there?.items.some((each) => each.id === router) ?? false
  const choices = choicesOf({
    query: allRouters,
    options: ({ items }) =>
      items.filter((router) => !isHosted(router.id)).map((router) => ({ value: router.id, label: nameOf(router) })),
    placeholder: messages.selectRouter,
    none: messages.noOtherRouters,
    presetsOnlyOne: true,
  })
  return (
    <PlainForm
      item={item}
      about={host}
      size="small"
      title={messages.addRouter}
      failed={messages.addFailed}
      success={({ router }, _result, intl) => {
        const found = routers?.items.find((each) => each.id === router)
        return intl.formatMessage(messages.added, { name: found ? nameOf(found) : router, host })
      }}
      schema={schema}
      defaults={{ router: '' }}
      fields={{ router: { label: typeNames.router, hint: messages.addHint, options: choices } }}
      submit={async (body, send) => {
        await send(networkAgentEndpoints.agentRouterAdd, { params: { id }, body })
        if (!send.rehearsal) await queryClient.invalidateQueries({ queryKey: hosted.queryKey })
      }}
    />
  )
}
