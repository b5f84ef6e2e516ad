import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCloud } from '@meridian/cloud'
import { afterAll } from 'vitest'
import { startClient } from './client.ts'
import type { Client, Environment } from './client.ts'

/** The cloud under test and a client that speaks to it as a member; `admin` is the environment of an administrator. */
export interface Target {
  client: Client
  member: Environment
  admin: Environment
  /** False against a real cloud, where others work too. */
  isEmbedded: boolean
}

/**
 * The embedded cloud, or with OS_AUTH_URL a real one: then OS_* are an administrator's as usual, and MEMBER_USERNAME,
 * MEMBER_PASSWORD and MEMBER_PROJECT_NAME a member's.
 */
export async function openTarget(): Promise<Target> {
  const { member, admin, close } = process.env.OS_AUTH_URL ? real(process.env) : await embedded()
  const client = startClient(member)
  afterAll(async () => {
    client.stop()
    await close()
  })
  return { client, member, admin, isEmbedded: !process.env.OS_AUTH_URL }
}

const common = {
  OS_IDENTITY_API_VERSION: '3',
  OS_USER_DOMAIN_NAME: 'Default',
  OS_PROJECT_DOMAIN_NAME: 'Default',
  OS_REGION_NAME: 'RegionOne',
}

async function embedded() {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-conformance-'))
  const cloud = await startCloud({ dataDir, port: 0, demoAccounts: true, clock: 'instant' })
  const account = (name: string) => ({
    ...common,
    OS_AUTH_URL: `${cloud.url}/identity/v3`,
    OS_USERNAME: name,
    OS_PASSWORD: name,
    OS_PROJECT_NAME: name,
  })
  const close = async () => {
    await cloud.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { member: account('demo'), admin: account('admin'), close }
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
  return { member, admin, close: async () => {} }
}
