import { lazyPart } from '../../ui/lazy-part.ts'
import { Suspense, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useExtensionPresence } from '../../framework/resource/extensions.ts'
import type { PanelScope } from '../../framework/resource/item.ts'
import type { Manifest, Extension } from '../../framework/resource/manifest.ts'
import { allPresence, anyPresence } from '../../framework/session/outage.ts'
import { useServicePresence } from '../../framework/session/services.ts'
import { settingAt, useSettings } from '../../framework/session/settings.ts'
import { frameworkPhrases } from '../../framework/text/framework.messages.ts'
import { panelPolicy } from '../navigation/navigation.ts'
import { LoadingPage } from './LoadingPage.tsx'

const GuardNotice = lazyPart(async () => (await import('./GuardNotice.tsx')).GuardNotice)

interface PanelGuardProps {
  manifest: Manifest
  scope: PanelScope
  children: ReactNode
}

const NONE: readonly Extension[] = []

/** Shows a panel if it is available, otherwise the reason: a user may type any address. */
export function PanelGuard({ manifest, scope, children }: PanelGuardProps) {
  const allowed = usePolicies()(panelPolicy(manifest, scope))
  const served = anyPresence(manifest.services.map(useServicePresence()))
  const needed = manifest.extensions ?? NONE
  const has = useExtensionPresence(needed)
  const lacking = needed.find((extension) => has(extension) === false)
  const settings = useSettings()
  const isOn = manifest.setting ? settings && settingAt<boolean>(settings, manifest.setting, true) : true
  const { formatMessage } = useIntl()
  const notice = (reason: string | ApiError | null) => (
    <Suspense fallback={<LoadingPage />}>
      <GuardNotice reason={reason} />
    </Suspense>
  )
  if (manifest.setting && isOn === false)
    return notice(formatMessage(frameworkPhrases.settingDisabled, { setting: manifest.setting.join('.') }))
  if (served === false)
    return notice(formatMessage(frameworkPhrases.serviceDisabled, { desiredType: manifest.services.join(', ') }))
  if (lacking) return notice(formatMessage(frameworkPhrases.extensionDisabled, { extension: lacking.alias }))
  if (allowed === false) return notice(null)
  const ready = allPresence([isOn && allowed, served, ...needed.map(has)])
  if (ready instanceof ApiError) return notice(ready)
  return ready ? children : <LoadingPage />
}
