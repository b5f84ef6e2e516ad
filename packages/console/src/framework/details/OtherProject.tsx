import { scopeEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { FolderSync } from 'lucide-react'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../api/client.ts'
import { queryClient } from '../../api/query.ts'
import { Button } from '../../ui/buttons.tsx'
import type { AnyResource } from '../resource/resource.ts'
import { itemKey } from '../session/choices.ts'
import { forgetChoice } from '../session/pins.ts'
import { useChangeScope, useOwner, useSession } from '../session/session.ts'
import { frameworkPhrases } from '../text/framework.messages.ts'
import { firstHolder } from './first-holder.ts'

/** Below the message that an item is missing: the user's other project that has it, if any. */
export function OtherProject({ resource, id }: { resource: AnyResource; id: string }) {
  const { formatMessage } = useIntl()
  const { project_id: here } = useSession()
  const { change, changing } = useChangeScope()
  const owner = useOwner() ?? ''
  // The navigation offers it no longer.
  useEffect(() => forgetChoice(owner, itemKey(resource, { id })), [owner, resource, id])
  const { data: holder } = useQuery({
    queryKey: ['project of', resource.type, id, here],
    queryFn: async ({ signal }) => {
      const { projects } = await call(scopeEndpoints.scopeList, {}, { signal })
      const others = projects.filter((project) => project.id !== here)
      const load = resource.load(id)
      return firstHolder(others, async ({ id: project }) => {
        // Not cached: it is an item of another project.
        const meta = { project, quiet: true }
        await load.queryFn({ client: queryClient, queryKey: load.queryKey, signal, meta })
      })
    },
    staleTime: Infinity,
  })
  if (!holder) return null
  return (
    <div role="status" className="grid justify-items-center gap-3 border-t border-line px-6 py-8 text-center">
      <p>{formatMessage(frameworkPhrases.inOtherProject, { project: holder.name })}</p>
      <Button
        variant="primary"
        icon={<FolderSync aria-hidden />}
        busy={changing}
        onClick={() => change({ project: holder.id })}
      >
        {formatMessage(frameworkPhrases.switchTo, { project: holder.name })}
      </Button>
    </div>
  )
}
