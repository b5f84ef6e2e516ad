import { expect } from 'vitest'
import type { Client, Extra } from './client.ts'

/** A command that did what it should and complained of nothing. */
export const done = { code: 0, stderr: '' }

/** What a command that must not succeed says of it. */
export const refusalsOf =
  (client: Client) =>
  async (command: string, extra: Extra = {}): Promise<string> => {
    const { code, stderr } = await client.run(command, extra)
    expect(code).not.toBe(0)
    return stderr
  }

/** The column Name of what a command lists. */
export const namesOf =
  (client: Client) =>
  async (command: string, extra: Extra = {}): Promise<string[]> =>
    (await client.json(command, extra)).map((row: { Name: string }) => row.Name)
