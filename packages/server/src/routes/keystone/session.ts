import { keystone } from '@meridian/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { toUserSession } from './session.map.ts'

export function sessionRoutes(app: FastifyInstance): void {
  serve(app, keystone.userSession, (_input, { access }) => toUserSession(access))
}
