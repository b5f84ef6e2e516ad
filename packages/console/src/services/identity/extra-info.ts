import * as z from 'zod'
import { settingAt, type Settings } from '../../framework/session/settings.ts'

/** The setting that lists the operator's own attributes of a type, with their labels. */
export type ExtraSetting = 'USER_TABLE_EXTRA_INFO' | 'PROJECT_TABLE_EXTRA_INFO'

type Texts = Readonly<Record<string, string>>

/** The names and labels of the attributes. */
export const extraLabels = (settings: Settings, setting: ExtraSetting): [name: string, label: string][] =>
  Object.entries(settingAt<Texts>(settings, [setting], {}))

/** The value of an attribute as text; Keystone stores any JSON. */
export function extraText(item: object | undefined, name: string): string {
  const value = new Map<string, unknown>(Object.entries(item ?? {})).get(name)
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What the user typed, by attribute. Untouched attributes are missing, and Keystone keeps them. */
export const extraSchema = z.record(z.string(), z.string())
