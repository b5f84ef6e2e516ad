import { SwiftMetadata } from '@meridian/contract'
import * as z from 'zod'
import { withMessage } from '../../framework/forms/validators.ts'
import type { KeyValue } from '../../ui/fields/KeyValueField.tsx'
import { settingLabels } from './container-settings.messages.ts'

export const metadataIn = (rows: readonly KeyValue[]): Record<string, string> =>
  Object.fromEntries(rows.filter(({ key, value }) => key || value).map(({ key, value }) => [key, value]))

/** Swift's keys know no case. */
const areValid = (rows: readonly KeyValue[]): boolean => {
  const filled = rows.filter(({ key, value }) => key || value)
  const keys = new Set(filled.map(({ key }) => key.toLowerCase()))
  return keys.size === filled.length && SwiftMetadata.safeParse(metadataIn(filled)).success
}

/** The rows of a table of metadata; empty rows are ignored. */
export const metadataRows = z.custom<readonly KeyValue[]>().refine(areValid, withMessage(settingLabels.invalidMetadata))

export const rowsOf = (metadata: Readonly<Record<string, string>>): KeyValue[] =>
  Object.entries(metadata).map(([key, value]) => ({ key, value }))
