import { domainEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { domainContext } from './domain-context.ts'
import { useSession } from '../../framework/session/session.ts'
import { words } from '../../framework/text/common.messages.ts'
import { DescriptionList } from '../../ui/Card.tsx'

/** The domain that a new user or project will be in. */
export function useNewDomain(): { id: string; name: string } {
  const session = useSession()
  return domainContext() ?? { id: session.user_domain_id, name: session.user_domain_name }
}

/** The domain of the user or project in a form; without `id`, of a new one. */
export function DomainFacts({ id }: { id: string | undefined }) {
  const { formatMessage } = useIntl()
  const own = useNewDomain()
  const isOther = id !== undefined && id !== own.id
  const { data } = useQuery({ ...query(domainEndpoints.domainView, { params: { id: id ?? '' } }), enabled: isOther })
  const domain = isOther ? { id, name: data?.name } : own
  return (
    <DescriptionList
      items={[
        { term: formatMessage(words.domainId), value: domain.id },
        { term: formatMessage(words.domainName), value: domain.name },
      ]}
    />
  )
}
