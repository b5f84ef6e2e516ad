import * as path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Boot } from '@meridian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renewedPage, ticketOf } from '../consoles/console-page.ts'
import { loginUrl, nextOf, safeNext } from '../safe-next.ts'
import { attribute, readDocuments } from '../documents.ts'
import { policyForConsole } from './headers.ts'
import { carriesSession } from './session.ts'

export interface PagesOptions {
  /** The console's build: index.html and static/. */
  consoleDir: string
  base: string
  /** The console's name. */
  name: string
  boot: (request: FastifyRequest) => Promise<Boot>
}

const CSP = 'content-security-policy'
const YEAR_MS = 365 * 24 * 60 * 60 * 1000
/** Every page is the same document, with its start data written into it here; the URL decides what it shows. */
export async function registerPages(
  app: FastifyInstance,
  { consoleDir, base, name, boot }: PagesOptions,
): Promise<void> {
  const { forUsers, forGuests } = readDocuments(consoleDir, base, name)
  await app.register(fastifyStatic, {
    root: path.join(consoleDir, 'static'),
    prefix: '/static/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    decorateReply: false,
  })

  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const ticket = await ticketOf(request, base)
    if (ticket && 'over' in ticket) return reply.redirect(await renewedPage(request, ticket.over, base))
    const content = await boot(request)
    const login = `${base}auth/login/`
    const requested = request.url.split('?', 1)[0]?.replace(/\/?$/, '/') ?? ''
    const onLogin = requested === login
    // The console opens this after a 401. A user who is still signed in gets a page that asks, and whose POST signs out.
    if (!content.session && !content.outage && requested === `${base}auth/logout/`)
      return reply.redirect(loginUrl(base, nextOf(request), nextOf(request) !== undefined))
    const isOpen = onLogin || requested.startsWith(`${base}auth/password/`)
    if (content.session && onLogin) return reply.redirect(safeNext(nextOf(request), base))
    if (!content.session && !content.outage && !isOpen)
      return reply.redirect(loginUrl(base, request.url, carriesSession(request)))
    reply.ensureCsrfCookie()
    if (content.console) {
      const policy = policyForConsole(String(reply.getHeader(CSP)), content.console.socket)
      void reply.header(CSP, policy)
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        (content.session ? forUsers : forGuests).replace('__MERIDIAN_BOOT__', () => attribute(JSON.stringify(content))),
      )
  }
  app.get('/*', send)
  if (base !== '/') app.get('/', toBase(base, send))
  // The page about the API.
  app.get('/api/docs', send)
  // Unknown API paths get 404 JSON, not the app page.
  app.get('/api/*', (_request, reply) => reply.callNotFound())
}

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** The base path itself. Browsers send its cookies only with the slash at its end, so it is added first. */
const toBase =
  (base: string, send: Send): Send =>
  async (request, reply) => {
    const [requested, query] = request.url.split('?', 2)
    return requested === base ? send(request, reply) : reply.redirect(query === undefined ? base : `${base}?${query}`)
  }
