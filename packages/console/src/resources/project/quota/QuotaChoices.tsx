import type { QuotasOfProject } from '@meridian/contract'
import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { OnReady } from '../../../framework/resource/confirm.ts'
import { formatLimit } from '../../../framework/charts/usage.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { PlainTable } from '../../../ui/PlainTable.tsx'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { formatQuota, quotaLabel, unitlessQuotaLabel, usedOf } from '../quotas.ts'
import { changeMessages as messages } from './change-quotas.messages.ts'
import { changedIn, quotasOf, type ChangedLimit, type QuotaChange } from './quota-rules.ts'

/** The quotas and their change. */
export interface QuotaChoice {
  names: readonly string[]
  change: QuotaChange
}

interface QuotaChoicesProps {
  projects: readonly QuotasOfProject[]
  /** Called with each choice; null while nothing would change, or a limit would be too low. */
  keep: (choice: QuotaChoice | null) => void
  onReady: OnReady
}

const COMMON = ['instances', 'cores', 'ram', 'volumes', 'gigabytes']
const PERCENTS = ['10', '20', '50', '100']
const SET = 'set'

/** Which quotas change and how, with the limits before and after. */
export function QuotaChoices({ projects, keep, onReady }: QuotaChoicesProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const known = useMemo(
    () => [...new Map(projects.flatMap(quotasOf).map((quota) => [quota.name, quota])).values()],
    [projects],
  )
  const [names, setNames] = useState<readonly string[]>(() =>
    known.map(({ name }) => name).filter((name) => COMMON.includes(name)),
  )
  const [how, setHow] = useState('20')
  const [limit, setLimit] = useState<number | null>(null)
  const choice = useMemo((): QuotaChoice | null => {
    if (how !== SET) return { names, change: { by: 'percent', amount: Number(how) } }
    const isLimit = limit !== null && Number.isInteger(limit) && limit >= -1
    return isLimit ? { names, change: { by: 'value', amount: limit } } : null
  }, [how, limit, names])
  const changed = useMemo(
    () =>
      projects
        .map((project) => ({ project, limits: choice ? changedIn(project, choice.names, choice.change) : [] }))
        .filter(({ limits }) => limits.length > 0),
    [projects, choice],
  )
  const isTooLow = changed.some(({ limits }) => limits.some(({ tooLow }) => tooLow))
  const ready = changed.length > 0 && !isTooLow ? choice : null
  useEffect(() => {
    keep(ready)
    onReady(ready !== null, JSON.stringify(ready))
  }, [ready, keep, onReady])
  const shown = known.filter(({ name }) =>
    changed.some(({ limits }) => limits.some(({ quota }) => quota.name === name)),
  )
  return (
    <div className="mt-4 grid gap-4">
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-medium">{formatMessage(messages.quotas)}</legend>
        <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-3">
          {known.map((quota) => (
            <CheckField
              key={quota.name}
              name={quota.name}
              label={quotaLabel(intl, quota)}
              value={names.includes(quota.name)}
              onChange={(on) => setNames(on ? [...names, quota.name] : names.filter((name) => name !== quota.name))}
            />
          ))}
        </div>
      </fieldset>
      <ChoiceField
        label={formatMessage(messages.how)}
        name="how"
        look="segments"
        value={how}
        onChange={(next) => setHow(next ?? how)}
        hint={how === SET ? undefined : formatMessage(messages.rounded)}
        options={[
          ...PERCENTS.map((percent) => ({
            value: percent,
            label: formatMessage(messages.raise, { share: Number(percent) / 100 }),
          })),
          { value: SET, label: formatMessage(messages.setTo) },
        ]}
      />
      {how === SET && (
        <NumberField
          className="max-w-56"
          label={formatMessage(messages.limit)}
          name="limit"
          hint={formatMessage(messages.limitHint)}
          min={-1}
          value={limit}
          onChange={setLimit}
        />
      )}
      {isTooLow && <p className="rounded-md bg-bad-soft px-3 py-2 text-bad">{formatMessage(messages.tooLow)}</p>}
      <div className="max-h-80 overflow-auto rounded-lg border border-line">
        <PlainTable
          label={formatMessage(messages.preview)}
          columns={[
            { id: 'project', header: formatMessage(words.project) },
            ...shown.map((quota) => ({ id: quota.name, header: unitlessQuotaLabel(intl, quota) })),
          ]}
          rows={changed.map(({ project, limits }) => ({
            id: project.id,
            cells: {
              project: project.name,
              ...Object.fromEntries(limits.map((one) => [one.quota.name, <Preview key={one.quota.name} {...one} />])),
            },
          }))}
          empty={formatMessage(messages.unchanged)}
        />
      </div>
    </div>
  )
}

function Preview({ quota, to, tooLow }: ChangedLimit) {
  const intl = useIntl()
  const amount = (value: number) => formatQuota(intl, quota.name, value)
  const limit = (value: number) => formatLimit(intl, value, amount)
  const text = intl.formatMessage(messages.of, { from: limit(quota.limit), to: limit(to) })
  const used = intl.formatMessage(messages.used, { used: amount(usedOf(quota)) })
  return (
    <span className={tooLow ? 'text-bad' : 'whitespace-nowrap tabular-nums'}>
      {tooLow ? `${text} (${used})` : text}
    </span>
  )
}
