import { Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useExtensions } from '../../framework/resource/extensions.ts'
import type { PanelScope } from '../../framework/resource/item.ts'
import type { Manifest, Extension } from '../../framework/resource/manifest.ts'
import { useServiceEnabled } from '../../framework/session/services.ts'
import { settingAt, useSettings } from '../../framework/session/settings.ts'
import { frameworkPhrases } from '../../framework/text/framework.messages.ts'
import { panelPolicy } from '../frame/navigation.ts'
import { LoadingPage } from './LoadingPage.tsx'
import { ForbiddenPage, HomeLink, PageNotice } from './notice-pages.tsx'
import { pageMessages } from './page.messages.ts'

interface PanelGuardProps {
  manifest: Manifest
  scope: PanelScope
  children: ReactNode
}

const NONE: readonly Extension[] = []

/** Shows a panel if it is available, otherwise the reason: a user may type any address. */
export function PanelGuard({ manifest, scope, children }: PanelGuardProps) {
  const allowed = usePolicies()(panelPolicy(manifest, scope))
  const served = useServiceEnabled(manifest.services)
  const needed = manifest.extensions ?? NONE
  const has = useExtensions(needed)
  const lacking = needed.find((extension) => has(extension) === false)
  const settings = useSettings()
  const isOn = manifest.setting ? settings && settingAt<boolean>(settings, manifest.setting, true) : true
  const { formatMessage } = useIntl()
  if (manifest.setting && isOn === false)
    return (
      <Unserved>{formatMessage(frameworkPhrases.settingDisabled, { setting: manifest.setting.join('.') })}</Unserved>
    )
  if (served === false)
    return (
      <Unserved>
        {formatMessage(frameworkPhrases.serviceDisabled, { desiredType: manifest.services.join(', ') })}
      </Unserved>
    )
  if (lacking)
    return <Unserved>{formatMessage(frameworkPhrases.extensionDisabled, { extension: lacking.alias })}</Unserved>
  if (allowed === false) return <ForbiddenPage />
  return isOn && served && allowed && needed.every((extension) => has(extension)) ? children : <LoadingPage />
}

function Unserved({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <PageNotice icon={<Unplug aria-hidden />} title={formatMessage(pageMessages.unserved)} action={<HomeLink />}>
      {children}
    </PageNotice>
  )
}
