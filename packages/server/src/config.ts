import { existsSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { SERVER_METRICS, type ServerMetric } from '@meridian/contract'
import { isLoopbackName } from '@meridian/wire'
import { parse as parseYaml } from 'yaml'
import * as z from 'zod'
import { cloudFromFile, type CloudAddress } from './clouds-yaml.ts'
import { POLICY_SERVICES, type NewDefaults, type PolicyOverrides } from './plugins/policy.ts'
import { readPolicyFiles } from './policy-files.ts'
import type { Secret } from './session/seal.ts'
import { DEFAULT_SETTINGS, SETTING_SHAPES } from './settings.ts'

type Environment = Record<string, string | undefined>

const HttpUrl = z.url({ protocol: /^https?$/ })

/** The schema of the file that MERIDIAN_CONFIG names. */
const ConfigFile = z.strictObject({
  /** Path prefix of all pages. */
  base: z
    .string()
    .regex(/^\/([\w.~-]+\/)*$/, 'must begin and end with a slash, such as /console/')
    .default('/'),
  /** The console's URL in browsers if a proxy in front serves it over TLS. */
  public_url: HttpUrl.optional(),
  /** Over TLS, whether browsers must use it for all subdomains of that host, too. */
  hsts_subdomains: z.boolean().default(false),
  /** Host names under which the console, and the embedded cloud, are served beside `public_url`. */
  allowed_hosts: z
    .array(z.union([z.hostname(), z.ipv4(), z.ipv6()], 'must be a name or an address, without port'))
    .default([]),
  /** Addresses of proxies whose `X-Forwarded-*` headers are trusted. */
  trusted_proxies: z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])).default([]),
  /** Addresses below which the embedded cloud may download images. */
  image_sources: z.array(HttpUrl).default([]),
  /** Timeout of a service, in seconds. */
  upstream_timeout: z.number().positive().default(20),
  /** Lifetime of an idle session, in seconds. */
  session_timeout: z.number().int().positive().default(3600),
  /** A Prometheus with measures of servers; without it they come from Gnocchi, if the cloud has it. */
  prometheus: z
    .strictObject({
      url: HttpUrl,
      /** PromQL by metric, for another exporter than libvirt's: `$id` is the server's id, `$window` the window of a rate. */
      queries: z.partialRecord(z.enum(SERVER_METRICS), z.string().min(1)).default({}),
    })
    .optional(),
  settings: z.looseObject(SETTING_SHAPES).default({}),
  /** Other clouds that the sign-in form offers beside the one of the environment. */
  regions: z.array(z.strictObject({ name: z.string().min(1), auth_url: HttpUrl })).default([]),
  /** Policy files by service, for rules that differ from the defaults. */
  policy_files: z.partialRecord(z.enum(POLICY_SERVICES), z.string().min(1)).default({}),
  /** Services that apply the new defaults of the release alone, as `enforce_new_defaults` sets it in their files. */
  enforce_new_defaults: z
    .union([z.boolean(), z.array(z.enum(POLICY_SERVICES))])
    .default(false)
    .transform((value) => (value === true ? POLICY_SERVICES : value || [])),
  /** Whether the sign-in form offers application credentials. */
  application_credentials: z.boolean().default(false),
  /** Origins of Keystone in browsers if they differ from those of the configured URLs. */
  websso_origins: z.array(HttpUrl).default([]),
  /** Identity providers that the sign-in form offers beside the password. */
  websso: z
    .array(
      z.strictObject({
        id: z.string().min(1),
        label: z.string().min(1),
        protocol: z.string().min(1),
        identity_provider: z.string().min(1).optional(),
      }),
    )
    .default([]),
})

const Port = z.coerce.number().int().min(0).max(65_535)

/** Keys with commas between them: the first is used, the others are still accepted. */
const Secrets = z
  .string()
  .transform((text): [string, ...string[]] => {
    const [first = '', ...others] = text.split(',').map((key) => key.trim())
    return [first, ...others]
  })
  .refine((keys) => keys.every(({ length }) => length >= 32), 'must be at least 32 characters long, each of several')

const Env = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: Port.default(8000),
  CLOUD_PORT: Port.default(8001),
  METRICS_PORT: Port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  /** `off`: the embedded cloud is not started, even if no other cloud is configured. */
  MERIDIAN_EMBEDDED_CLOUD: z.enum(['on', 'off']).default('on'),
  MERIDIAN_DATA: z.string().min(1).default('./.data'),
  MERIDIAN_SECRET: Secrets.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be redis://… or rediss://…' }).optional(),
  OS_AUTH_URL: HttpUrl.optional(),
  OS_CACERT: z.string().optional(),
  OS_REGION_NAME: z.string().optional(),
})

export interface Config {
  host: string
  port: number
  cloudPort: number
  /** Without it no metrics are served. */
  metricsPort?: number
  metricsHost: string
  /** What a request for metrics must carry; without it only this machine reaches them. */
  metricsToken?: string
  dataDir: string
  secret?: Secret
  /** A Redis that replicas share; without it each replica has only its own memory. */
  redisUrl?: string
  /** Without it the embedded cloud is started. */
  cloud?: CloudAddress
  base: string
  secureCookies: boolean
  hstsSubdomains: boolean
  upstreamTimeoutMs: number
  sessionSeconds: number
  settings: Record<string, unknown>
  prometheus?: { url: string; queries: Partial<Record<ServerMetric, string>> }
  policyOverrides: PolicyOverrides
  newDefaults: NewDefaults
  publicUrl?: string
  /** Host names that are served: those of the file, and that of `publicUrl`. */
  allowedHosts: string[]
  trustedProxies: string[]
  imageSources: string[]
  regions: { name: string; authUrl: string }[]
  applicationCredentials: boolean
  webSsoOrigins: string[]
  webSso: { id: string; label: string; protocol: string; identityProvider?: string }[]
}

/** The mistakes of the configuration, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the environment and the files that it names; reports all mistakes together. */
export function readConfig(environment: Environment): Readonly<Config> {
  const mistakes: string[] = []
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const env = checked(Env, given, mistakes, '')
  const file = checked(ConfigFile, configFile(given, mistakes), mistakes, 'MERIDIAN_CONFIG: ')
  const cloud = env?.OS_AUTH_URL
    ? { authUrl: env.OS_AUTH_URL, caFile: env.OS_CACERT, region: env.OS_REGION_NAME }
    : given.OS_CLOUD
      ? cloudFromFile(given.OS_CLOUD, given, mistakes)
      : undefined
  if (env?.MERIDIAN_EMBEDDED_CLOUD === 'off' && !cloud && !given.OS_CLOUD)
    mistakes.push('OS_AUTH_URL or OS_CLOUD must name a cloud: the embedded one is switched off')
  if (env && !isLoopbackName(env.METRICS_HOST) && env.METRICS_TOKEN === undefined)
    mistakes.push('METRICS_TOKEN must be set: METRICS_HOST lets other machines read the metrics')
  const policyOverrides = readPolicyFiles(file?.policy_files ?? {}, mistakes)
  if (mistakes.length || !env || !file) throw new ConfigError(mistakes.join('\n'))
  return Object.freeze({
    host: env.HOST,
    port: env.PORT,
    cloudPort: env.CLOUD_PORT,
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    metricsToken: env.METRICS_TOKEN,
    dataDir: path.resolve(env.MERIDIAN_DATA),
    secret: env.MERIDIAN_SECRET,
    redisUrl: env.REDIS_URL,
    cloud,
    base: file.base,
    secureCookies: file.public_url?.startsWith('https:') ?? false,
    hstsSubdomains: file.hsts_subdomains,
    upstreamTimeoutMs: file.upstream_timeout * 1000,
    sessionSeconds: file.session_timeout,
    settings: { ...DEFAULT_SETTINGS, ...file.settings },
    prometheus: file.prometheus,
    policyOverrides,
    newDefaults: file.enforce_new_defaults,
    allowedHosts: [...file.allowed_hosts, ...(file.public_url ? [hostnameOf(file.public_url)] : [])],
    trustedProxies: file.trusted_proxies,
    imageSources: file.image_sources,
    publicUrl: file.public_url?.replace(/\/+$/, ''),
    regions: file.regions.map(({ name, auth_url: authUrl }) => ({ name, authUrl })),
    applicationCredentials: file.application_credentials,
    webSsoOrigins: file.websso_origins,
    webSso: file.websso.map(({ identity_provider: identityProvider, ...choice }) => ({ ...choice, identityProvider })),
  })
}

/** IPv6 addresses without their brackets. */
const hostnameOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '')

function configFile(environment: Environment, mistakes: string[]): unknown {
  const name = environment.MERIDIAN_CONFIG ?? 'meridian.yaml'
  if (!environment.MERIDIAN_CONFIG && !existsSync(name)) return {}
  try {
    return parseYaml(readFileSync(name, 'utf8')) ?? {}
  } catch (error) {
    mistakes.push(`MERIDIAN_CONFIG: ${error instanceof Error ? error.message : String(error)}`)
    return {}
  }
}

function checked<S extends z.ZodType>(schema: S, value: unknown, mistakes: string[], prefix: string) {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  mistakes.push(...result.error.issues.map((issue) => `${prefix}${issue.path.join('.')}: ${issue.message}`))
  return undefined
}
