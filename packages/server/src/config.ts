import { existsSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { parse as parseYaml } from 'yaml'
import * as z from 'zod'
import { cloudFromFile } from './clouds-yaml.ts'
import { DEFAULT_SETTINGS } from './settings.ts'

type Environment = Record<string, string | undefined>

/** The file that MERIDIAN_CONFIG names. */
const ConfigFile = z.strictObject({
  /** Path that all pages live under. */
  base: z
    .string()
    .regex(/^\/([\w.~-]+\/)*$/, 'must begin and end with a slash, such as /console/')
    .default('/'),
  /** The address that users type, when a proxy in front serves the console over TLS. */
  public_url: z.url({ protocol: /^https?$/ }).optional(),
  /** Seconds that a service may take to answer. */
  upstream_timeout: z.number().positive().default(20),
  /** Seconds that an idle session lives. */
  session_timeout: z.number().int().positive().default(3600),
  settings: z.record(z.string(), z.unknown()).default({}),
})

const Port = z.coerce.number().int().min(0).max(65_535)

const Env = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: Port.default(8000),
  CLOUD_PORT: Port.default(8001),
  MERIDIAN_DATA: z.string().min(1).default('./.data'),
  MERIDIAN_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
  OS_AUTH_URL: z.url({ protocol: /^https?$/ }).optional(),
  OS_CACERT: z.string().optional(),
  OS_REGION_NAME: z.string().optional(),
})

/** Where the real cloud is. */
export interface CloudAddress {
  authUrl: string
  caFile?: string
  region?: string
}

export interface Config {
  host: string
  port: number
  cloudPort: number
  dataDir: string
  secret?: string
  /** Absent: the embedded cloud is to be started. */
  cloud?: CloudAddress
  base: string
  secureCookies: boolean
  upstreamTimeoutMs: number
  sessionSeconds: number
  settings: Record<string, unknown>
}

/** All that is wrong with the configuration, a line each. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the environment and the files that it names; every mistake is reported at once. */
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
  if (mistakes.length || !env || !file) throw new ConfigError(mistakes.join('\n'))
  return Object.freeze({
    host: env.HOST,
    port: env.PORT,
    cloudPort: env.CLOUD_PORT,
    dataDir: path.resolve(env.MERIDIAN_DATA),
    secret: env.MERIDIAN_SECRET,
    cloud,
    base: file.base,
    secureCookies: file.public_url?.startsWith('https:') ?? false,
    upstreamTimeoutMs: file.upstream_timeout * 1000,
    sessionSeconds: file.session_timeout,
    settings: { ...DEFAULT_SETTINGS, ...file.settings },
  })
}

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
