import { Share2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/classes.ts'
import { imageMessages } from './image.messages.ts'

/** How many images other projects offer, and the way to them. */
export function OffersNote({ count, query }: { count: number; query: Record<string, string> }) {
  const { formatMessage } = useIntl()
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-lg bg-accent-soft py-2 pe-2 ps-3">
      <Share2 aria-hidden className="size-4 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 basis-48">{formatMessage(imageMessages.offers, { count })}</p>
      <AppLink to={`${paths.images()}?${new URLSearchParams(query)}`} className={buttonClass('default', 'small')}>
        {formatMessage(imageMessages.review)}
      </AppLink>
    </div>
  )
}
