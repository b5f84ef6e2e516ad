import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Unplug } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { ItemQuery } from '../../api/query.ts'
import { ResourcePanel } from '../../framework/panel/ResourcePanel.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useExtensions } from '../../framework/resource/extensions.ts'
import type { PanelScope } from '../../framework/resource/item.ts'
import type { Manifest, Extension } from '../../framework/resource/manifest.ts'
import type { RegistryEntry } from '../../framework/resource/registry.ts'
import type { AnyResource } from '../../framework/resource/resource.ts'
import { useServiceEnabled } from '../../framework/session/services.ts'
import { settingAt, useSettings } from '../../framework/session/settings.ts'
import { frameworkPhrases } from '../../framework/text/framework.messages.ts'
import { panelPolicy } from '../frame/navigation.ts'
import { LoadingPage } from './LoadingPage.tsx'
import { ForbiddenPage, HomeLink, PageNotice } from './notice-pages.tsx'
import { pageMessages } from './page.messages.ts'

interface PanelGuardProps {
  place: Manifest
  scope: PanelScope
  children: ReactNode
}

const NONE: readonly Extension[] = []

/** Shows a panel to those it is offered to, and to others why not: an address can be typed. */
export function PanelGuard({ place, scope, children }: PanelGuardProps) {
  const allowed = usePolicies()(panelPolicy(place, scope))
  const served = useServiceEnabled(place.services)
  const needed = place.extensions ?? NONE
  const has = useExtensions(needed)
  const lacking = needed.find((extension) => has(extension) === false)
  const settings = useSettings()
  const isOn = place.setting ? settings && settingAt<boolean>(settings, place.setting, true) : true
  const { formatMessage } = useIntl()
  if (place.setting && isOn === false)
    return <Unserved>{formatMessage(frameworkPhrases.settingDisabled, { setting: place.setting.join('.') })}</Unserved>
  if (served === false)
    return (
      <Unserved>{formatMessage(frameworkPhrases.serviceDisabled, { desiredType: place.services.join(', ') })}</Unserved>
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

interface NestedListPageProps {
  entry: RegistryEntry
  resource: AnyResource
  scope: PanelScope
}

const UNNAMED: ItemQuery<string> = { queryKey: ['unnamed'], queryFn: () => Promise.resolve('') }

/** A list at an address with parameters: which one it is, they say. */
export function NestedListPage({ entry, resource, scope }: NestedListPageProps) {
  const key = JSON.stringify(useParams({ strict: false }))
  const list = useMemo(() => resource.nestedList?.(JSON.parse(key) as Record<string, string>), [resource, key]) // its own text, read back
  const { data: name } = useQuery({ ...(list?.named ?? UNNAMED), enabled: list?.named !== undefined })
  // At another address nothing of this one is selected any more: hence the key.
  return (
    <PanelGuard place={entry.partOf ?? entry} scope={scope}>
      {list && <ResourcePanel key={key} scope={scope} {...list} title={name ?? list.title} />}
    </PanelGuard>
  )
}
