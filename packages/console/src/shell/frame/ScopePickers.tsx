import { projectEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { describeError } from '../../framework/describe-error.ts'
import { useSession } from '../../framework/session.ts'
import { Picker } from '../../ui/Picker.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useChangeScope } from '../tab-session.ts'
import { frameMessages as messages } from './frame.messages.ts'

/** The project that this tab works in, and the user's other ones; they are fetched when first looked at. */
export function ProjectPicker({ className }: { className?: string }) {
  const intl = useIntl()
  const session = useSession()
  const { changing, change } = useChangeScope()
  const [wanted, setWanted] = useState(false)
  const { data, error } = useQuery({
    ...query(projectEndpoints.projectList, { query: { user_id: session.id, admin: 'false' } }),
    enabled: wanted,
  })
  const projects = data?.items.filter(({ enabled }) => enabled) ?? []
  const names = projects.map(({ name }) => name)
  const options = projects.map(({ id, name }) => ({
    value: id,
    label: name,
    // Names are unique in a domain only.
    note: names.indexOf(name) === names.lastIndexOf(name) ? undefined : id,
  }))
  const loading = (
    <span className="flex items-center gap-2">
      <Spinner /> <FormattedMessage {...messages.loadingProjects} />
    </span>
  )
  return (
    <Picker
      label={`${intl.formatMessage(messages.project)} ${session.project_name ?? ''}`}
      options={options}
      value={session.project_id}
      onPick={(project) => change({ project })}
      onOpenChange={(open) => open && setWanted(true)}
      status={error ? describeError(intl, error) : data ? undefined : loading}
      disabled={changing}
      className={className}
    >
      <span className="max-md:sr-only">
        <FormattedMessage {...messages.project} />{' '}
      </span>
      <b className="font-medium text-ink">{session.project_name ?? <FormattedMessage {...messages.noProject} />}</b>
    </Picker>
  )
}

/** The region that this tab works in; a choice only where there are several. */
export function RegionPicker({ className }: { className?: string }) {
  const { formatMessage } = useIntl()
  const { services_region: region, available_services_regions: regions } = useSession()
  const { changing, change } = useChangeScope()
  if (!region || regions.length < 2) return null
  return (
    <Picker
      label={`${formatMessage(messages.region)} ${region}`}
      options={regions.map((name) => ({ value: name, label: name }))}
      value={region}
      onPick={(next) => change({ region: next })}
      disabled={changing}
      className={className}
    >
      {region}
    </Picker>
  )
}
