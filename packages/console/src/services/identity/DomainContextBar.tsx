import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { setDomainContext } from './domain-context.ts'
import { domainContextMessages } from './domain-context.messages.ts'

/** Shows above a list that it is limited to one domain, with a button to clear the domain context. */
export function DomainContextBar({ name }: { name: string }) {
  const { formatMessage } = useIntl()
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-accent-soft py-2 ps-3 pe-2">
      <p className="min-w-0 flex-1 wrap-anywhere">{formatMessage(domainContextMessages.only, { name })}</p>
      <Button size="small" onClick={() => setDomainContext(null)}>
        {formatMessage(domainContextMessages.clear)}
      </Button>
    </div>
  )
}
