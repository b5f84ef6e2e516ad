import { UserRound } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { texts } from '../../../framework/text/texts.ts'

/** A project's share of the object store; it has a page, and no panel of its own. */
export const accountManifest: ResourceManifest = {
  type: 'OS::Swift::Account',
  names: texts('account', { one: 'Account', other: 'Accounts' }),
  nav: { place: 'storage/objects', icon: UserRound },
  services: ['object-store'],
  panels: {},
}
