import { keystone, neutron, shell } from '@meridian/contract'
import { Box } from 'lucide-react'
import type { Manifest } from '../../framework/resource/manifest.ts'
import { LoadingPage } from '../../shell/pages/LoadingPage.tsx'
import { OutagePage } from '../../shell/pages/OutagePage.tsx'
import { PanelGuard } from '../../shell/pages/PanelGuard.tsx'
import { ErrorPage } from '../../shell/pages/notice-pages.tsx'
import { ForbiddenPage, NotFoundPage } from '../../shell/pages/refusal-pages.tsx'
import { FakeConsole } from '../FakeConsole.tsx'
import { responding, FakeRefusal, type FakeResponse } from '../fake-api.ts'

export const title = 'Pages'

const AT = { id: 'e1', interface: 'public', region: 'RegionOne', region_id: 'RegionOne', url: 'http://image' } as const
const withImages = responding(keystone.serviceCatalog, () => [
  { id: 's1', type: 'image', name: 'glance', endpoints: [AT] },
])

const refusing = (endpoint: FakeResponse['endpoint']): FakeResponse => ({
  endpoint,
  respond: () => {
    throw new FakeRefusal(503, 'The service is out of order.')
  },
})

/** A panel behind its guard. */
function Guarded({ responses = [], ...more }: Partial<Manifest> & { responses?: FakeResponse[] }) {
  const manifest: Manifest = {
    nav: { place: 'compute/run', icon: Box },
    services: ['image'],
    panels: { project: { path: '/' } },
  }
  return (
    <FakeConsole responses={[...responses, withImages]}>
      <PanelGuard manifest={{ ...manifest, ...more }} scope="project">
        <p>The panel itself.</p>
      </PanelGuard>
    </FakeConsole>
  )
}

const TRUNK = { of: 'network', alias: 'trunk' } as const

export const stories = {
  loading: () => <LoadingPage />,
  'not-found': () => <NotFoundPage />,
  forbidden: () => <ForbiddenPage />,
  failed: () => <ErrorPage error={new Error('The panel could not be drawn.')} reset={() => {}} />,
  outage: () => <OutagePage boot={{ outage: 'Identity did not answer in time.' }} />,
  panel: () => <Guarded />,
  'no-such-service': () => <Guarded services={['object-store']} />,
  'no-such-extension': () => (
    <Guarded responses={[responding(neutron.networkExtensionList, () => ({ items: [] }))]} extensions={[TRUNK]} />
  ),
  'switched-off': () => (
    <Guarded
      responses={[responding(shell.settings, () => ({ OPENSTACK_NEUTRON_NETWORK: { enable_router: false } }))]}
      setting={['OPENSTACK_NEUTRON_NETWORK', 'enable_router']}
    />
  ),
  'no-catalogue': () => <Guarded responses={[refusing(keystone.serviceCatalog)]} />,
  'no-extensions': () => <Guarded responses={[refusing(neutron.networkExtensionList)]} extensions={[TRUNK]} />,
  'no-settings': () => <Guarded responses={[refusing(shell.settings)]} setting={['ANY', 'thing']} />,
  'no-policy': () => (
    <Guarded
      responses={[refusing(shell.policies)]}
      panels={{ project: { path: '/', policy: [['image', 'get_images']] } }}
    />
  ),
}
