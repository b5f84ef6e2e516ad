import { heat, type ValidatedTemplate } from '@meridian/contract'
import { orchestrationServices, templates } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serveResource } from '../../serve-resource.ts'

export function heatRoutes(app: FastifyInstance): void {
  serveResource(app, 'orchestration', [
    [
      heat.templateValidate,
      async (client, { show_nested: nested, ...template }) =>
        (await templates.validate(client, template, nested)) as ValidatedTemplate, // checked by the reply's schema
    ],
    [heat.heatServices, orchestrationServices.list],
  ])
}
