import { BookOpen } from 'lucide-react'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { paths } from '../../paths.ts'
import { words } from '../../framework/text/common.messages.ts'

/** The console's own API, below API Access. */
export const apiDocsManifest: PageManifest = {
  title: words.apiDocumentation,
  nav: { place: 'access/tools', icon: BookOpen },
  unlisted: true,
  services: ['identity'],
  panels: { project: { path: paths.apiDocs() } },
}
