import { settingAt, type Settings } from '../../framework/session/settings.ts'

/** The name of a storage policy that users see. */
export const policyLabel = (settings: Settings, name: string): string =>
  settingAt<Readonly<Record<string, string>>>(settings, ['SWIFT_STORAGE_POLICY_DISPLAY_NAMES'], {})[name] ?? name
