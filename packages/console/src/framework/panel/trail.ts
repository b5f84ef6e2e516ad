import type { PanelScope, Place, ResourcePlace } from '../define-resource.ts'
import { groupMessages, scopeMessages } from '../navigation.messages.ts'

/** Which of a type's panels the user was at last; a details page leads back there. */
const lastPanel = new Map<string, PanelScope>()

export const rememberPanel = (type: string, scope: PanelScope) => void lastPanel.set(type, scope)

export function panelOf({ type, panels }: ResourcePlace) {
  const scope = lastPanel.get(type) ?? (Object.keys(panels)[0] as PanelScope | undefined) // the keys of `panels`
  const panel = scope && panels[scope]
  return panel ? { scope, path: panel.path } : null
}

/** The names of where a panel is: 'Project', 'Compute'. */
export const trailOf = ({ nav }: Pick<Place, 'nav'>, scope: PanelScope) => [
  scopeMessages[scope],
  ...(nav.group ? [groupMessages[nav.group]] : []),
]
