import { expect } from 'vitest'
import type { Client, Extra } from './client.ts'

/** The result of a command that succeeded without a warning. */
export const done = { code: 0, stderr: '' }

/** Runs a command that must fail; resolves with its error message. */
export const refusalsOf =
  (client: Client) =>
  async (command: string, extra: Extra = {}): Promise<string> => {
    const { code, stderr } = await client.run(command, extra)
    expect(code).not.toBe(0)
    return stderr
  }

/** The column Name of a list. */
export const namesOf =
  (client: Client) =>
  async (command: string, extra: Extra = {}): Promise<string[]> =>
    (await client.json(command, extra)).map((row: { Name: string }) => row.Name)
