import { UserRound } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'

/** A project's share of the object store; it has a page, and no panel of its own. */
export const accountManifest: ResourceManifest = {
  type: 'OS::Swift::Account',
  names: defineMessages({
    one: { id: 'account.one', defaultMessage: 'Account' },
    other: { id: 'account.other', defaultMessage: 'Accounts' },
  }),
  nav: { group: 'object-store', icon: UserRound },
  services: ['object-store'],
  panels: {},
}
