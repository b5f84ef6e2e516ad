import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useChangeScope, useSession } from '../../framework/session/session.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { Picker } from '../../ui/popups/Picker.tsx'
import { Spinner } from '../../ui/progress.tsx'
import { scopeOf } from './session-scope.ts'
import { frameMessages as messages } from '../messages/frame.messages.ts'
import { useOwnScopes } from './own-scopes.ts'
import { scopeOfValue, scopeOptions, scopeValue } from './scope-options.ts'

/** The project or domain of this tab; the user's other ones are fetched when it first opens. */
export function ProjectPicker({ className }: { className?: string }) {
  const intl = useIntl()
  const session = useSession()
  const { changing, change } = useChangeScope()
  const [wanted, setWanted] = useState(false)
  const { scopes, known, error } = useOwnScopes(wanted)
  const inDomain = session.project_id === null && session.domain_id !== null
  const kind = intl.formatMessage(inDomain ? messages.domain : messages.project)
  const name = inDomain ? session.domain_name : session.project_name
  const loading = (
    <span className="flex items-center gap-2">
      <Spinner /> <FormattedMessage {...messages.loadingProjects} />
    </span>
  )
  return (
    <Picker
      label={`${kind} ${name ?? ''}`}
      options={scopeOptions(scopes, session.user_domain_id, {
        projects: intl.formatMessage(messages.projects),
        domains: intl.formatMessage(messages.domains),
      })}
      value={scopeValue(scopeOf(session))}
      onPick={(value) => change(scopeOfValue(value))}
      onOpenChange={(open) => open && setWanted(true)}
      status={error ? describeError(intl, error) : known ? undefined : loading}
      disabled={changing}
      className={className}
    >
      <span className="max-md:sr-only">{kind} </span>
      <b className="font-medium text-ink">{name ?? <FormattedMessage {...messages.noProject} />}</b>
    </Picker>
  )
}

/** The region of this tab; a picker only if there are several. */
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
