import { imageEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { query } from '../../api/query.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const OffersNote = lazyPart(async () => (await import('./OffersNote.tsx')).OffersNote)

const PENDING = { visibility: 'shared', member_status: 'pending' }

/** Shared images that nobody of the project has answered yet, and the project's own shared ones. */
export const imageOffers = query(imageEndpoints.imageList, { query: PENDING })

/** Lists leave out images that other projects offer: this shows that there are some. */
export function ImageOffers() {
  const { data } = useQuery(imageOffers)
  const count = data?.items.filter((image) => image.member_status === 'pending').length ?? 0
  return (
    count > 0 && (
      <Suspense>
        <OffersNote count={count} query={PENDING} />
      </Suspense>
    )
  )
}
