import { BookOpen } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { paths } from '../../paths.ts'

const apiDocsNames = defineMessages({
  title: { id: 'apiDocs.title', defaultMessage: 'API Documentation' },
})

/** The console's own API, below API Access. */
export const apiDocsManifest: PageManifest = {
  title: apiDocsNames.title,
  nav: { group: null, icon: BookOpen },
  unlisted: true,
  services: ['identity'],
  panels: { project: { path: paths.apiDocs() } },
}
