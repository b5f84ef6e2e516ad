import type { Boot } from '@meridian/contract'
import type { Config } from './config.ts'
import type { Metrics } from './operation/metrics.ts'
import type { NewDefaults, PolicyOverrides } from './plugins/policy.ts'
import type { BodyPace } from './plugins/slow-bodies.ts'
import type { KeystoneOptions } from './session/keystones.ts'
import type { Secret } from './session/seal.ts'

/** An identity provider of Keystone's federation. */
export interface WebSsoChoice {
  id: string
  label: string
  protocol: string
  /** Keystone's name of the provider; without it the URL has the protocol alone. */
  identityProvider?: string
}

export interface AppOptions extends KeystoneOptions {
  caFile?: string
  /** Identity providers that the sign-in form offers beside the password. */
  webSso: WebSsoChoice[]
  /** Origins of pages that may post a provider's token, beside those of the Keystones. */
  webSsoOrigins?: string[]
  /** Whether the sign-in form offers application credentials. */
  applicationCredentials: boolean
  /** The console's URL in browsers if a proxy in front changes it; without a trailing slash. */
  publicUrl?: string
  /** Host names under which the console is served beside loopback and its own address. */
  allowedHosts?: string[]
  /** The address that the server listens on. */
  host?: string
  /** Proxies whose `X-Forwarded-*` headers are trusted. */
  trustedProxies?: string[]
  upstreamTimeoutMs: number
  /** How slowly bodies may arrive; for tests. */
  bodyPace?: BodyPace
  /** How long a password waits for its turn to be checked; for tests. */
  tryPatienceMs?: number
  /** Encrypts cookies; the same on every replica. */
  secret: Secret
  /** A Redis that replicas share. */
  redisUrl?: string
  /** Path prefix of all URLs, with a leading and a trailing slash. */
  base: string
  secureCookies: boolean
  /** Over TLS, whether browsers must use it for all subdomains, too. */
  hstsSubdomains?: boolean
  sessionSeconds: number
  settings: Record<string, unknown>
  /** A Prometheus with measures of servers. */
  prometheus?: Config['prometheus']
  policyOverrides: PolicyOverrides
  newDefaults?: NewDefaults
  demoAccounts: Boot['signIn']['demoAccounts']
  /** The console's build; without it only the API is served. */
  consoleDir?: string
  metrics?: Metrics
  /** Destination of log lines; without it nothing is logged. */
  log?: NodeJS.WritableStream
}
