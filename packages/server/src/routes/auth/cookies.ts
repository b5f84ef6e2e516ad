import type { FastifyReply, FastifyRequest } from 'fastify'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The user's last choices, which the sign-in page preselects. */
const NAMES = {
  domain: 'login_domain',
  region: 'login_region',
  project: 'recent_project',
  servicesRegion: 'services_region',
} as const

type Name = keyof typeof NAMES

/** Stores choices in cookies for a year. */
export const rememberer =
  ({ base, secureCookies }: { base: string; secureCookies: boolean }) =>
  (reply: FastifyReply, name: Name, value: string): void => {
    reply.setCookie(NAMES[name], value, {
      path: base,
      maxAge: YEAR_SECONDS,
      httpOnly: true,
      sameSite: 'lax',
      secure: secureCookies,
    })
  }

export const remembered = ({ cookies }: FastifyRequest, name: Name): string | undefined => cookies[NAMES[name]]
