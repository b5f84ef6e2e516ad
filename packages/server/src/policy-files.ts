import { readFileSync } from 'node:fs'
import { createEnforcer } from '@meridian/policy'
import { parse as parseYaml } from 'yaml'
import * as z from 'zod'
import type { PolicyOverrides } from './plugins/policy.ts'

/** A policy file of OpenStack: rules by name, in YAML or JSON. */
const PolicyFile = z.record(z.string(), z.string()).nullable()

/** Reads operators' policy files; each mistake names its file, and the rule that cannot be parsed. */
export function readPolicyFiles(files: Partial<Record<string, string>>, mistakes: string[]): PolicyOverrides {
  const read = Object.entries(files).flatMap(([service, file]) => {
    if (!file) return []
    try {
      const rules = PolicyFile.parse(parseYaml(readFileSync(file, 'utf8'))) ?? {}
      createEnforcer(rules)
      return [[service, rules] as const]
    } catch (error) {
      const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
      mistakes.push(`policy_files.${service}: ${file}: ${why}`)
      return []
    }
  })
  return Object.fromEntries(read)
}
