import { heat, type HeatResourceTypeView, type ValidatedTemplate } from '@meridian/contract'
import { orchestrationServices, templates } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { ApiRefusal } from '../../errors.ts'
import { serveResource } from '../../serve-resource.ts'
import { stackMembers } from './stack-members.ts'
import { stackPartRoutes, stackRoutes } from './stacks.ts'
import { toResourceType } from './stacks.map.ts'

export function heatRoutes(app: FastifyInstance): void {
  stackRoutes(app)
  stackPartRoutes(app)
  serveResource(app, 'orchestration', [
    [
      heat.templateValidate,
      async (client, { show_nested: nested, ...template }) =>
        (await templates.validate(client, template, nested)) as ValidatedTemplate, // checked by the reply's schema
    ],
    [heat.stackMemberList, stackMembers],
    [heat.heatServices, orchestrationServices.list],
    [heat.resourceTypeList, async (client) => (await templates.resourceTypes(client)).map(toResourceType)],
    [
      heat.resourceTypeView,
      async (client, id) => {
        const { resource_type, description = null, ...schema } = await templates.resourceType(client, id)
        return { ...toResourceType({ resource_type, description }), ...schema } as HeatResourceTypeView // checked by the reply's schema
      },
    ],
    [
      heat.resourceTypeTemplate,
      (client, id, { template_type: kind }) => templates.resourceTypeTemplate(client, id, kind),
    ],
    [heat.templateVersionList, async (client) => (await templates.versions(client)).map(toVersion)],
    [
      heat.templateVersionView,
      async (client, id) => {
        const [versions, functions] = await Promise.all([templates.versions(client), templates.functions(client, id)])
        const version = versions.find(({ version: name }) => name === id)
        if (!version) throw new ApiRefusal(404, `There is no template version ${id}`)
        return {
          ...toVersion(version),
          functions: functions.map(({ functions: name, description }) => ({ name, description })),
        }
      },
    ],
  ])
}

const toVersion = ({ version, type, aliases = [] }: Awaited<ReturnType<typeof templates.versions>>[number]) => ({
  id: version,
  type,
  aliases,
})
