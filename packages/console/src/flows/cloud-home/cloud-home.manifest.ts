import { Cloud } from 'lucide-react'
import { texts } from '../../framework/text/texts.ts'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { paths } from '../../paths.ts'

const cloudHomeNames = texts('cloudHome', { title: 'Cloud home' })

/** The first page of administrators after sign-in: what is down, what failed, and what is filling up. */
export const cloudHomeManifest: PageManifest = {
  title: cloudHomeNames.title,
  nav: { place: null, icon: Cloud },
  services: ['identity'],
  panels: { admin: { path: paths.cloudHome() } },
}
