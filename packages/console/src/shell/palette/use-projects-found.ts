import { FolderSync } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useSession } from '../../framework/session/session.ts'
import { useOwnScopes } from '../scope/own-scopes.ts'
import { useChangeScope } from '../../framework/session/scope-change.ts'
import type { Found } from './found.ts'
import { palettePhrases } from './palette.messages.ts'

/** The user's other projects, to go and work in. */
export function useProjectsFound(wanted: boolean): Found[] {
  const { formatMessage } = useIntl()
  const session = useSession()
  const { change } = useChangeScope()
  const { projects } = useOwnScopes(wanted).scopes
  return useMemo(
    () =>
      projects
        .filter(({ id }) => id !== session.project_id)
        .map(({ id, name, domain }) => ({
          key: `project ${id}`,
          label: formatMessage(palettePhrases.toProject, { project: name }),
          place: domain.name,
          icon: FolderSync,
          choose: () => change({ project: id }),
        })),
    [projects, session.project_id, formatMessage, change],
  )
}
