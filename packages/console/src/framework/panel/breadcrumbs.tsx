import type { IntlShape } from 'react-intl'
import { AppLink } from '../link/AppLink.tsx'
import type { PanelScope } from '../resource/item.ts'
import type { Manifest, ResourceManifest } from '../resource/manifest.ts'
import { serviceOf } from '../resource/nav-services.ts'
import type { Breadcrumb } from '../resource/resource.ts'
import { scopeMessages, serviceMessages } from '../text/framework.messages.ts'

/** The last visited panel of each type; a details page links back to it. */
const lastPanel = new Map<string, PanelScope>()

export const rememberPanel = (type: string, scope: PanelScope) => void lastPanel.set(type, scope)

/** The type whose panels contain it: for a part, the panels of the type that it is part of. */
const rootManifest = (manifest: ResourceManifest): ResourceManifest =>
  manifest.partOf ? rootManifest(manifest.partOf) : manifest

/** The panel above an item's page: the last visited one, else the type's first. */
export function panelOf(manifest: ResourceManifest): (Breadcrumb & { scope: PanelScope }) | null {
  const { type, panels, names } = rootManifest(manifest)
  const scope = lastPanel.get(type) ?? (Object.keys(panels)[0] as PanelScope | undefined) // the keys of `panels`
  const panel = scope && panels[scope]
  return panel ? { scope, label: names.other, to: panel.path } : null
}

/** The panel above a list of parts; none above a panel. */
export function panelAbove(manifest: ResourceManifest, scope: PanelScope): Breadcrumb[] {
  const { panels, names } = rootManifest(manifest)
  const panel = manifest.partOf && panels[scope]
  return panel ? [{ label: names.other, to: panel.path }] : []
}

/** The service of a panel, below the whole cloud if it shows that; the bar names the project. */
export const breadcrumbsOf = ({ nav }: Pick<Manifest, 'nav'>, scope: PanelScope) => [
  ...(scope === 'admin' ? [scopeMessages.admin] : []),
  ...(nav.place ? [serviceMessages[serviceOf(nav.place)]] : []),
]

/** The breadcrumbs as links. */
export const breadcrumbLinks = (intl: IntlShape, breadcrumbs: readonly Breadcrumb[]) =>
  breadcrumbs.map(({ label, to }) => (
    // A long name may be truncated.
    <AppLink key={to} to={to} title={typeof label === 'string' ? label : undefined}>
      {typeof label === 'string' ? <bdi>{label}</bdi> : intl.formatMessage(label)}
    </AppLink>
  ))
