import type { ComponentType } from 'react'
import type { MessageDescriptor } from 'react-intl'
import type { Manifest } from './manifest.ts'
import type { PanelScope } from './item.ts'

/** A page that is no list of one type, as an overview: its place, and what it is called there. */
export interface PageManifest extends Manifest {
  title: MessageDescriptor
}

/** A page as the console lists it: fetched when it is first shown. */
export interface PageEntry extends PageManifest {
  page: () => Promise<ComponentType<PageProps>>
}

export interface PageProps {
  place: PageManifest
  /** Which of its panels it is. */
  scope: PanelScope
}
