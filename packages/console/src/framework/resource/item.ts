import type { PolicyCheck, UserSession } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import type { Settings } from '../session/settings.ts'

export interface Item {
  id: string
}

/** A reference to an item of any type. */
export interface ItemReference {
  type: string
  id: string
}

/** [service, rule]. */
export type PolicyRule = PolicyCheck['rules'][number]

export type PanelScope = 'project' | 'admin' | 'identity'

/** Something that only some panels of a type have; all, if `scopes` is not given. */
export interface Scoped {
  scopes?: readonly PanelScope[]
}

export const isIn =
  (scope: PanelScope) =>
  ({ scopes }: Scoped): boolean =>
    scopes?.includes(scope) ?? true

/** What a cell may need besides its item. */
export interface CellContext {
  intl: IntlShape
  session: UserSession
  /** The project's name, or its id while the name is unknown. */
  projectName: (id: string | null) => string
  /** Whether the region has a service of this type; false until that is known. */
  serves: (type: string) => boolean
  /** The operator's settings; empty until they are loaded. */
  settings: Settings
}
