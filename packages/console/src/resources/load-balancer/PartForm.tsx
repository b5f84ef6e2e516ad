import { isBalancerBusy, balancerPartEndpoints, loadBalancerEndpoints, type ResultOf } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type * as z from 'zod'
import { ApiError } from '../../api/api-error.ts'
import type { Call } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import type { FieldSpecs } from '../../framework/forms/field-spec.ts'
import type { FormSchema } from '../../framework/forms/form-schema.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { FreshDialog } from '../../framework/modals/FreshDialog.tsx'
import { LoadingModal } from '../../framework/modals/WaitModal.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { loadBalancerMessages } from './load-balancer.messages.ts'
import { whenActive } from '../../services/network/when-active.ts'
import { partMessages as messages, partPhrases as phrases } from './part-forms.messages.ts'

export type BalancerTree = ResultOf<typeof balancerPartEndpoints.loadBalancerTree>

interface PartDialogProps<T> {
  /** The ids of the balancer and of what is on the way to the part. */
  parent: string
  title: MessageDescriptor
  /** Undefined if there is no such part. */
  find: (tree: BalancerTree, ids: readonly string[]) => T | undefined
  children: (found: T, balancer: string) => ReactNode
}

/** A dialog about a part of a balancer, which is read when it opens: Octavia has it only below its balancer. */
export function PartDialog<T>({ parent, title, find, children }: PartDialogProps<T>) {
  const intl = useIntl()
  const [balancer = '', ...ids] = parent.split('/')
  const failed = intl.formatMessage(loadBalancerMessages.treeFailed)
  const tree = query(balancerPartEndpoints.loadBalancerTree, { params: { id: balancer } })
  return (
    <FreshDialog query={tree} title={title} failed={failed}>
      {(data) => {
        const found = find(data, ids)
        if (found !== undefined) return children(found, balancer)
        const error = new ApiError(`${ids.join(', ')}: 404`, { status: 404, reason: 'refused', endpoint: 'GET part' })
        const missing = { error, isFetching: false, refetch: () => Promise.reject(error) }
        return <LoadingModal title={intl.formatMessage(title)} failed={failed} query={missing} />
      }}
    </FreshDialog>
  )
}

interface PartFormProps<S extends FormSchema> {
  balancer: string
  /** Says whether it adds or edits. */
  title: MessageDescriptor
  edits: boolean
  /** What the part is called. */
  about?: string | undefined
  schema: S
  defaults: z.input<S>
  fields: FieldSpecs<S>
  change: (values: z.output<S>, send: Call) => Promise<unknown>
}

/** Adds or edits a part of a balancer; it is sent when no other change of the balancer is in progress. */
export function PartForm<S extends FormSchema>({ balancer, title, edits, change, ...form }: PartFormProps<S>) {
  return (
    <PlainForm
      {...form}
      item={{ id: balancer }}
      size="large"
      title={title}
      action={edits ? words.save : title}
      failed={messages.failed}
      success={(_values, _result, intl) => intl.formatMessage(phrases.sent, { name: intl.formatMessage(title) })}
      submit={(values, send) => whenActive(balancer, send, () => change(values, send))}
    >
      <BusyNote balancer={balancer} />
    </PlainForm>
  )
}

const LOOK_MS = 1500

/** Says that a change is in progress, for which everything else waits. */
function BusyNote({ balancer }: { balancer: string }) {
  const { formatMessage } = useIntl()
  const { data } = useQuery({
    ...query(loadBalancerEndpoints.loadBalancerView, { params: { id: balancer } }),
    refetchInterval: LOOK_MS,
  })
  const isBusy = data !== undefined && isBalancerBusy(data)
  return (
    <p role="status" className={isBusy ? 'rounded-md bg-warn-soft px-3 py-2 text-sm' : 'sr-only'}>
      {isBusy && formatMessage(messages.busy)}
    </p>
  )
}
