import { shell } from '@meridian/contract'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
import { isAllowed } from '../../plugins/policy.ts'
import { serve } from '../../serve.ts'

/** Settings and policy. */
export function shellRoutes(app: FastifyInstance, { settings }: AppOptions): void {
  serve(app, shell.settings, () => settings)
  serve(app, shell.policy, ({ body }, { access }) => ({ allowed: isAllowed(access, body) }), { readsOnly: true })
  serve(
    app,
    shell.policies,
    ({ body }, { access }) => ({
      allowed: body.checks.map((check) => isAllowed(access, check)),
    }),
    { readsOnly: true },
  )
}
