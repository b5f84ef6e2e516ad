import { BookOpen } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../framework/text/texts.ts'

const apiDocsNames = texts('apiDocs', {
  title: 'API Documentation',
})

/** The console's own API, below API Access. */
export const apiDocsManifest: PageManifest = {
  title: apiDocsNames.title,
  nav: { group: null, icon: BookOpen },
  unlisted: true,
  services: ['identity'],
  panels: { project: { path: paths.apiDocs() } },
}
