import { projectEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { frameworkMessages } from '../../framework/text/framework.messages.ts'
import { Spinner } from '../../ui/progress.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { MembershipField } from './MembershipField.tsx'
import { membershipOf, type Named } from './membership-model.ts'
import { membershipMessages } from './membership.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface ProjectAccessFieldProps {
  /** Ids of the projects that have access. */
  value: readonly string[]
  onChange: (projects: string[]) => void
  /** Explains what it means to choose no project. */
  noneChosen: string
}

/** Chooses the projects that have access to something. */
export function ProjectAccessField({ value, onChange, noneChosen }: ProjectAccessFieldProps) {
  const intl = useIntl()
  const { data, error, isFetching, refetch } = useQuery(query(projectEndpoints.projectList))
  const projects = useMemo(() => withUnknown(value, data?.items ?? []), [value, data])
  if (error) {
    return (
      <ErrorState
        title={intl.formatMessage(frameworkMessages.projectsFailed)}
        message={describeError(intl, error)}
        requestId={error.requestId}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) {
    return (
      <div className="grid place-items-center py-10 text-ink-3">
        <Spinner label={intl.formatMessage(membershipMessages.loadingProjects)} className="size-6" />
      </div>
    )
  }
  return (
    <MembershipField
      availableLabel={intl.formatMessage(membershipMessages.allProjects)}
      memberLabel={intl.formatMessage(membershipMessages.selectedProjects)}
      noneLeft={intl.formatMessage(moreWords.noProjectsFound)}
      noMembers={noneChosen}
      people={projects}
      roles={[]}
      defaultRole={null}
      value={membershipOf({ access: value })}
      onChange={(members) => onChange([...members.keys()])}
    />
  )
}

/** A deleted project may still have access: the list shows it by its id. */
function withUnknown(ids: readonly string[], projects: readonly Named[]): readonly Named[] {
  const known = new Set(projects.map(({ id }) => id))
  return [...projects, ...ids.filter((id) => !known.has(id)).map((id) => ({ id, name: id }))]
}
