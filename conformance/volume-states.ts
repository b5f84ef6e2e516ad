import { expect } from 'vitest'
import type { Client } from './client.ts'
import { eventually } from './patience.ts'

/** The newest microversion, which some commands need. */
export const newest = (command: string) => `--os-volume-api-version 3.70 ${command}`

/** Shows the item after its operation has finished. */
export const settledOf = (client: Client) => (kind: string, name: string) =>
  eventually(async () => {
    const shown = await client.json(`${kind} show ${name}`)
    expect(shown.status).not.toMatch(/ing$|backing-up/)
    return shown
  })

export const isGoneOf =
  (client: Client) =>
  (kind: string, name: string): Promise<boolean> =>
    eventually(async () => {
      expect((await client.run(`${kind} show ${name}`)).code).not.toBe(0)
      return true
    })
