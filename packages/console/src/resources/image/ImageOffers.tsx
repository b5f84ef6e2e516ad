import { imageEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/classes.ts'
import { imageMessages } from './image.messages.ts'

const PENDING = { visibility: 'shared', member_status: 'pending' }

/** Shared images that nobody of the project has answered yet, and the project's own shared ones. */
export const imageOffers = query(imageEndpoints.imageList, { query: PENDING })

const REVIEW = `${paths.images()}?${new URLSearchParams(PENDING)}`

/** Lists leave out images that other projects offer: this shows that there are some. */
export function ImageOffers() {
  const { formatMessage } = useIntl()
  const { data } = useQuery(imageOffers)
  const count = data?.items.filter((image) => image.member_status === 'pending').length ?? 0
  if (count === 0) return null
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-lg bg-accent-soft py-2 pe-2 ps-3">
      <Share2 aria-hidden className="size-4 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 basis-48">{formatMessage(imageMessages.offers, { count })}</p>
      <AppLink to={REVIEW} className={buttonClass('default', 'small')}>
        {formatMessage(imageMessages.review)}
      </AppLink>
    </div>
  )
}
