import { heat, type ValidatedTemplate } from '@meridian/contract'
import { orchestrationServices, templates } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function heatRoutes(app: FastifyInstance): void {
  serve(app, heat.templateValidate, async ({ body: { show_nested: nested, ...template } }, request) => {
    const validated = await templates.validate(request.openstack('orchestration'), template, nested)
    return validated as ValidatedTemplate // what Heat says is checked by the reply's schema, as all replies are
  })

  serve(app, heat.heatServices, async (_input, request) => ({
    items: await orchestrationServices.list(request.openstack('orchestration')),
  }))
}
