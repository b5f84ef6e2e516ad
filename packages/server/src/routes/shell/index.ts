import { shell } from '@meridian/contract'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
import { isAllowed } from '../../plugins/policy.ts'
import { serve } from '../../serve.ts'
import { clientAddress } from '../../session/client-address.ts'

/** Settings, policy and the user's address. */
export function shellRoutes(app: FastifyInstance, { settings, prometheus }: AppOptions): void {
  // Only that there is one: its address is nobody's business.
  const shown = prometheus ? { ...settings, PROMETHEUS: true } : settings
  serve(app, shell.settings, () => shown)
  serve(app, shell.clientAddress, (_input, request) => ({ address: clientAddress(request) }))
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
