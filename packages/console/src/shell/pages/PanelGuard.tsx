import { CloudOff, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useExtensionPresence } from '../../framework/resource/extensions.ts'
import type { PanelScope } from '../../framework/resource/item.ts'
import type { Manifest, Extension } from '../../framework/resource/manifest.ts'
import { allPresence, anyPresence } from '../../framework/session/outage.ts'
import { useServicePresence } from '../../framework/session/services.ts'
import { settingAt, useSettings } from '../../framework/session/settings.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { frameworkPhrases } from '../../framework/text/framework.messages.ts'
import { panelPolicy } from '../navigation/navigation.ts'
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
  const served = anyPresence(manifest.services.map(useServicePresence()))
  const needed = manifest.extensions ?? NONE
  const has = useExtensionPresence(needed)
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
  const ready = allPresence([isOn && allowed, served, ...needed.map(has)])
  if (ready instanceof ApiError) return <SilentPage outage={ready} />
  return ready ? children : <LoadingPage />
}

/** The queries behind it are repeated: the panel shows as soon as the service answers. */
function SilentPage({ outage }: { outage: ApiError }) {
  const intl = useIntl()
  return (
    <PageNotice icon={<CloudOff aria-hidden />} title={intl.formatMessage(pageMessages.silent)} action={<HomeLink />}>
      <p role="status">{describeError(intl, outage)}</p>
      <p>{intl.formatMessage(pageMessages.silentText)}</p>
    </PageNotice>
  )
}

function Unserved({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <PageNotice icon={<Unplug aria-hidden />} title={formatMessage(pageMessages.unserved)} action={<HomeLink />}>
      {children}
    </PageNotice>
  )
}
