import { shell } from '@meridian/contract'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../app-options.ts'
import { readNotices } from '../../operation/notices.ts'
import { isAllowed } from '../../plugins/policy.ts'
import { serve } from '../../serve.ts'
import { clientAddress } from '../../session/client-address.ts'

/** Settings, policy and the user's address. */
export function shellRoutes(app: FastifyInstance, { settings, prometheus }: AppOptions): void {
  // Only that there are some: addresses and folders of the operator are nobody's business.
  const { MESSAGES_PATH: folder, ...rest } = settings
  const shown = prometheus ? { ...rest, PROMETHEUS: true } : rest
  serve(app, shell.settings, async (_input, { log }) =>
    typeof folder === 'string'
      ? { ...shown, MESSAGES: await readNotices(folder, (problem) => log.warn(problem)) }
      : shown,
  )
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
