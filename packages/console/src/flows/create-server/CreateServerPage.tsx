import { useLocation, useNavigate } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { breadcrumbLinks, breadcrumbsOf } from '../../framework/panel/breadcrumbs.tsx'
import { useHandedOver } from '../../framework/plan/handed-over.ts'
import { unreadablePhrases } from '../../framework/plan/unreadable.messages.ts'
import { useStorePlan } from '../../framework/plan/use-store-plan.ts'
import { useRegistry, type PageProps } from '../../framework/resource/registry.ts'
import { useServiceEnabled } from '../../framework/session/services.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { useSettings } from '../../framework/session/settings.ts'
import { paths } from '../../paths.ts'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { initialLaunch } from '../launch/initial-launch.ts'
import { CreateServer } from './CreateServer.tsx'
import { RunView } from './RunView.tsx'
import { blankCreate } from './create-form.ts'
import { nextFreeName } from '../../services/launch/rules/next-name.ts'
import { continueRun, runOf } from './run/runs.ts'
import { valuesOfLink } from './share-link.ts'

/** The form, filled in as the address says, or the run that it has started. */
export function CreateServerPage({ manifest, scope }: PageProps) {
  const intl = useIntl()
  const search = useLocation({ select: (location) => location.search as Record<string, string | undefined> }) // see shell/search-params.ts
  const navigate = useNavigate()
  const registry = useRegistry()
  const store = useStorePlan()
  const settings = useSettings()
  const images = useServiceEnabled(['image'])
  const volumes = useServiceEnabled(VOLUME_SERVICES)
  const path = instanceManifest.panels.project?.path ?? ''
  const trail = [
    ...breadcrumbsOf(manifest, scope).map((step) => intl.formatMessage(step)),
    ...breadcrumbLinks(intl, [{ label: instanceManifest.names.other, to: path }]),
  ]
  useHandedOver({ type: instanceManifest.type, id: '', action: 'create-server' }, (details) => {
    const run = continueRun(details, { intl, registry, store })
    if (run !== null) void navigate({ to: paths.createServer(), search: { run } })
    else toast.warning(intl.formatMessage(unreadablePhrases.plans, { count: 1 }))
  })
  const shown = runOf(search.run)
  if (shown) return <RunView trail={trail} listed={shown} id={search.run ?? ''} />
  if (!settings || images === undefined || volumes === undefined)
    return (
      <div className="grid gap-4">
        <PageHeader trail={trail} title={intl.formatMessage(manifest.title)} />
        <Skeleton className="h-60 w-full" />
      </div>
    )
  const { modal: _, item: __, ...choices } = search
  const like = runOf(search.like)
  const { name: suggestedName, ...launch } = initialLaunch(null, { settings, has: { images, volumes } })
  const initial = {
    ...blankCreate,
    ...launch,
    name: suggestedName,
    vol_delete_on_instance_delete: blankCreate.vol_delete_on_instance_delete,
    ...(like && { ...like.values, ...again(like.values.name, like.order.taken) }),
    ...valuesOfLink(search),
  }
  return <CreateServer key={JSON.stringify(choices)} trail={trail} settings={settings} initial={initial} />
}

/** The values that another server of the same kind cannot share. */
const again = (name: string, taken: readonly string[]) => ({
  name: nextFreeName(name, [...taken, name]),
  public_address: null,
  key_source: null,
  new_key_name: '',
  public_key: '',
})
