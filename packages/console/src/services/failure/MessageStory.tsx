import { cinderInfoEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../../api/query.ts'
import { compareText } from '../../framework/text/wording.ts'
import { Skeleton } from '../../ui/progress.tsx'
import { TextStory } from './FailureStory.tsx'

interface MessageStoryProps {
  /** Cinder's name of the type. */
  of: 'VOLUME' | 'VOLUME_SNAPSHOT' | 'VOLUME_BACKUP'
  id: string
  /** What the item itself has of the failure. */
  reason?: string | null
  buttons?: ReactNode
}

/** Why a volume, snapshot or backup failed, from Cinder's messages to the user. */
export function MessageStory({ of, id, reason, buttons }: MessageStoryProps) {
  const { data, isLoading } = useQuery(
    query(cinderInfoEndpoints.volumeMessageList, { query: { resource_type: of, resource_uuid: id } }),
  )
  // The cause is not unknown until all is read.
  if (isLoading) return <Skeleton className="h-44 w-full rounded-lg" />
  const messages = (data?.items ?? []).toSorted((one, other) => compareText(one.created_at, other.created_at))
  return (
    <TextStory
      texts={[...(reason ? [reason] : []), ...messages.toReversed().map(({ user_message: text }) => text)]}
      buttons={buttons}
      steps={messages.map(({ id: key, created_at: time, user_message: text, message_level: level }) => ({
        key,
        time,
        text,
        failed: level === 'ERROR',
      }))}
      requests={[...new Set(messages.flatMap(({ request_id: request }) => request ?? []))]}
    />
  )
}
