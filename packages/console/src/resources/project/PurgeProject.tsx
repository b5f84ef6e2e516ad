import {
  deletionOrder,
  projectContentEndpoints,
  projectEndpoints,
  type ContentItem,
  type Gap,
} from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import { useConfirm } from '../../framework/actions/ConfirmProvider.tsx'
import { applyResult } from '../../framework/actions/apply-result.ts'
import { runTracked } from '../../framework/activity/run-tracked.ts'
import { settleBy } from '../../framework/activity/settle.ts'
import { MOST_SHOWN } from '../../framework/code/use-show-code.tsx'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import type { ItemDialogProps } from '../../framework/modals/modal.ts'
import { createPlan } from '../../framework/plan/create-plan.ts'
import { scopeGuard } from '../../framework/plan/scope-guard.ts'
import { useStorePlan } from '../../framework/plan/use-store-plan.ts'
import { useRegistry } from '../../framework/resource/registry.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { Skeleton } from '../../ui/progress.tsx'
import { projectManifest } from './project.manifest.ts'
import type { Project } from './project.queries.ts'
import { contentLabel, purgeSteps, stayedOf } from './purge-plan.ts'
import { purgeMessages as messages, purgePhrases as phrases } from './purge.messages.ts'

const POLL_MS = 2000
const wait = () => new Promise<void>((resolve) => setTimeout(resolve, POLL_MS))

/** Starts the purge, which then runs in the list of activities. */
function usePurge({ id, name }: Project) {
  const intl = useIntl()
  const confirm = useConfirm()
  const registry = useRegistry()
  const store = useStorePlan()
  const whole = { type: projectManifest.type, id }
  return (contents: readonly ContentItem[], withProject: boolean) => {
    const steps = purgeSteps(
      contents,
      {
        remove: async ({ kind, id: itemId }) =>
          (await call(projectContentEndpoints.projectContentDelete, { params: { id, kind, itemId } })).gone,
        wait,
        removeProject: withProject ? () => call(projectEndpoints.projectDelete, { params: { id } }) : null,
      },
      { project: name, timeout: intl.formatMessage(messages.timeout) },
    )
    const plan = createPlan(steps, { obstacle: scopeGuard() })
    const title = intl.formatMessage(messages.purge)
    const tracked = { title, subject: name, confirm, settle: settleBy(registry, intl) }
    return runTracked(tracked, async ({ notify, track }) => {
      const report = () => {
        const stayed = stayedOf(plan.steps)
        const isDeleted = withProject && stayed.length === 0
        const count = plan.view().counts.done
        if (stayed.length === 0) notify.success(intl.formatMessage(phrases.done, { name, count }))
        else notify.danger(intl.formatMessage(phrases.stayed, { name, count: stayed.length, names: stayed.join(', ') }))
        return { created: [], updated: [], deleted: isDeleted ? [whole] : [], failed: stayed.length > 0 ? [whole] : [] }
      }
      track?.(plan, report)
      store(tracked, plan, { ...whole, action: 'purge' })
      await plan.run()
      const result = report()
      await applyResult(result, registry)
      return result
    })
  }
}

/** Lists all that a project contains, and deletes it after confirmation. */
export function PurgeProject({ item, tools }: ItemDialogProps<Project>) {
  const intl = useIntl()
  const { formatMessage } = intl
  const purge = usePurge(item)
  const { queryKey, queryFn } = query(projectContentEndpoints.projectContentList, { params: { id: item.id } })
  // Not from the cache: what is listed is deleted.
  const { data, error } = useQuery({ queryKey, queryFn, staleTime: 0, gcTime: 0 })
  const schema = useMemo(
    () =>
      z.object({
        name: z.string().refine((name) => name === item.name, formatMessage(messages.nameWrong)),
        whole: z.boolean(),
      }),
    [item.name, formatMessage],
  )
  return (
    <PlainForm
      tools={tools}
      item={item}
      size="large"
      title={messages.purge}
      action={messages.purge}
      failed={messages.failed}
      description={item.name}
      success={phrases.started}
      nameOf={() => item.name}
      schema={schema}
      defaults={{ name: '', whole: false }}
      fields={{ name: { label: messages.name }, whole: { label: messages.whole, hint: messages.wholeHint } }}
      submit={async ({ whole }, send) => {
        if (error) throw error
        const { items } = data ?? (await send(projectContentEndpoints.projectContentList, { params: { id: item.id } }))
        if (!send.rehearsal) return void purge(items, whole)
        const params = { id: item.id }
        for (const {
          item: { kind, id: itemId },
        } of deletionOrder(items).slice(0, MOST_SHOWN))
          await send(projectContentEndpoints.projectContentDelete, { params: { ...params, kind, itemId } })
        if (whole) await send(projectEndpoints.projectDelete, { params })
      }}
    >
      {() => (
        <div className="grid gap-2">
          {!data && !error && <Skeleton className="w-64" />}
          {error && <p className="text-bad">{describeError(intl, error)}</p>}
          {data && <Contents items={data.items} gaps={data.gaps ?? []} />}
        </div>
      )}
    </PlainForm>
  )
}

function Contents({ items, gaps }: { items: readonly ContentItem[]; gaps: readonly Gap[] }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <strong className="font-medium">{formatMessage(items.length > 0 ? messages.contents : messages.none)}</strong>
      <ol className="max-h-60 list-inside list-decimal overflow-y-auto text-sm wrap-anywhere">
        {items.map((one) => (
          <li key={`${one.kind} ${one.id}`}>{contentLabel(one)}</li>
        ))}
      </ol>
      <p className="text-sm text-ink-2">{formatMessage(messages.objects)}</p>
      {gaps.map(({ service, message }) => (
        <p key={`${service} ${message}`} className="rounded-md bg-warn-soft px-3 py-2 text-sm">
          {formatMessage(phrases.gap, { service, message })}
        </p>
      ))}
    </>
  )
}
