import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { startCloud } from '@meridian/cloud'
import { inject } from 'vitest'
import { type Client, startClient } from './client.ts'
import type { Environment } from './python.ts'

/** The cloud under test, with a client that acts as a member; `admin` is the environment of an administrator. */
export interface Target {
  client: Client
  member: Environment
  admin: Environment
  /** False for a real cloud, which other people use too. */
  isEmbedded: boolean
}

let target: Promise<Target> | undefined

/**
 * The embedded cloud, or the real cloud at OS_AUTH_URL: then OS_* are an administrator's as usual, and MEMBER_USERNAME,
 * MEMBER_PASSWORD and MEMBER_PROJECT_NAME a member's. All files of a worker share the cloud and the client, since
 * starting them takes seconds; both end with the worker.
 */
export const openTarget = (): Promise<Target> => (target ??= open())

async function open(): Promise<Target> {
  const isEmbedded = !process.env.OS_AUTH_URL
  const { member, admin } = isEmbedded ? await embedded() : real(process.env)
  return { client: startClient(member), member, admin, isEmbedded }
}

const common = {
  OS_IDENTITY_API_VERSION: '3',
  OS_USER_DOMAIN_NAME: 'Default',
  OS_PROJECT_DOMAIN_NAME: 'Default',
  OS_REGION_NAME: 'RegionOne',
}

async function embedded() {
  const dataDir = mkdtempSync(join(inject('dataFolder'), 'cloud-'))
  const cloud = await startCloud({ dataDir, port: 0, demoAccounts: true, clock: 'instant' })
  const account = (name: string) => ({
    ...common,
    OS_AUTH_URL: `${cloud.url}/identity/v3`,
    OS_USERNAME: name,
    OS_PASSWORD: name,
    OS_PROJECT_NAME: name,
  })
  return { member: account('demo'), admin: account('admin') }
}

function real(env: NodeJS.ProcessEnv) {
  const given = Object.entries(env).flatMap(([name, value]) => (name.startsWith('OS_') && value ? [[name, value]] : []))
  const admin: Environment = { ...common, ...Object.fromEntries(given) }
  const member = {
    ...admin,
    OS_USERNAME: env.MEMBER_USERNAME ?? 'demo',
    OS_PASSWORD: env.MEMBER_PASSWORD ?? '',
    OS_PROJECT_NAME: env.MEMBER_PROJECT_NAME ?? 'demo',
  }
  return { member, admin }
}
