import type { ComponentType } from 'react'
import type { MessageDescriptor } from 'react-intl'
import type { PanelScope, Place } from './define-resource.ts'

/** A page that is no list of one type, as an overview: its place, and what it is called there. */
export interface PageManifest extends Place {
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
