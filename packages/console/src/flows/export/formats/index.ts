import type { ExportFormat } from './export-format.ts'
import { hot } from './hot.ts'
import { script } from './script.ts'
import { terraform } from './terraform.ts'

export const EXPORT_FORMATS: readonly [ExportFormat, ...ExportFormat[]] = [terraform, hot, script]
