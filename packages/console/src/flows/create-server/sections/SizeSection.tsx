import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Check } from 'lucide-react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import { words } from '../../../framework/text/common.messages.ts'
import { formatGigabytes, formatMegabytes } from '../../../framework/text/units.ts'
import { Button } from '../../../ui/buttons.tsx'
import { cx } from '../../../ui/classes.ts'
import { choiceOf } from '../../../services/launch/rules/choice.ts'
import { flavorDisk, type FlavorError } from '../../../services/launch/rules/quota.ts'
import { PartState } from '../../../services/launch/PartState.tsx'
import { Section } from '../Section.tsx'
import { sectionTitles, sizeMessages as messages, sizePhrases } from '../create-server.messages.ts'
import type { Creatable } from '../use-create-facts.ts'
import { sizesOf, type Size } from '../rules/sizes.ts'
import type { PageForm } from '../use-create-form.ts'

const SHOWN = 8

interface SizeSectionProps {
  form: PageForm
  creatable: Creatable
}

export function SizeSection({ form, creatable: { facts, parts } }: SizeSectionProps) {
  const { formatMessage } = useIntl()
  const [all, setAll] = useState(false)
  const choice = choiceOf(form.values, facts)
  const sizes = sizesOf(facts, choice)
  const isChosen = ({ flavor }: Size) => flavor.id === choice.flavor?.id
  // What fits comes into the short list first; the chosen size always.
  const fitting = sizes.filter(({ problems, room }) => problems.length === 0 && room > 0)
  const short = sizes.length <= SHOWN ? sizes : fitting.slice(0, SHOWN)
  const shown = all ? sizes : sizes.filter((size) => short.includes(size) || isChosen(size))
  return (
    <Section name="size">
      <PartState part={parts.flavors} name="flavors">
        {sizes.length === 0 ? (
          <p className="text-ink-3">{formatMessage(messages.empty)}</p>
        ) : (
          <Field of={form} name="flavor">
            {({ error }) => (
              <>
                <SizeTable
                  sizes={shown}
                  chosen={choice.flavor?.id ?? null}
                  onChoose={(id) => form.set('flavor', [id])}
                />
                {error && (
                  <p role="alert" className="text-sm text-bad">
                    {error}
                  </p>
                )}
              </>
            )}
          </Field>
        )}
        {sizes.length > shown.length && (
          <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setAll(true)}>
            {formatMessage(sizePhrases.more, { count: sizes.length - shown.length })}
          </Button>
        )}
        {all && sizes.length > SHOWN && (
          <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setAll(false)}>
            {formatMessage(messages.fewer)}
          </Button>
        )}
      </PartState>
    </Section>
  )
}

interface SizeTableProps {
  sizes: readonly Size[]
  chosen: string | null
  onChoose: (id: string) => void
}

function SizeTable({ sizes, chosen, onChoose }: SizeTableProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const title = formatMessage(sectionTitles.size)
  const rows = useId()
  const head = 'px-3 py-2 font-medium max-sm:px-1.5'
  return (
    <RadioGroup
      aria-label={title}
      value={chosen ?? ''}
      onValueChange={(id) => onChoose(id)}
      className="overflow-x-auto rounded-lg border border-line"
    >
      <table className="w-full table-fixed border-collapse text-start">
        <thead className="bg-sunken text-sm text-ink-2">
          <tr>
            {/* Widths of their own: the reasons in the last column move nothing. */}
            <th scope="col" className={cx(head, 'w-[34%] text-start sm:w-[30%]')}>
              {title}
            </th>
            <th scope="col" className={cx(head, 'w-14 text-end sm:w-20')}>
              {formatMessage(words.vcpus)}
            </th>
            <th scope="col" className={cx(head, 'w-18 text-end sm:w-24')}>
              {formatMessage(words.ram)}
            </th>
            <th scope="col" className={cx(head, 'w-28 text-end max-sm:hidden')}>
              {formatMessage(words.disk)}
            </th>
            <th scope="col" className={cx(head, 'text-start')}>
              {formatMessage(messages.fits)}
            </th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ flavor, problems, room }) => {
            const refused = problems.length > 0 || room <= 0
            const isChosen = flavor.id === chosen
            return (
              <tr
                key={flavor.id}
                id={rows + flavor.id}
                onClick={refused ? undefined : () => onChoose(flavor.id)}
                className={cx(
                  'border-t border-line',
                  isChosen && 'bg-accent-soft',
                  refused ? 'text-ink-3' : 'cursor-pointer hover:bg-hover',
                )}
              >
                <td className={cx('px-3 py-1.5 max-sm:px-1.5', isChosen && 'shadow-[inset_3px_0_0_var(--accent)]')}>
                  <span className="flex items-center gap-2.5">
                    <Radio.Root
                      value={flavor.id}
                      disabled={refused}
                      aria-label={flavor.name}
                      aria-describedby={rows + flavor.id}
                      className="relative grid size-4 shrink-0 place-items-center rounded-full border border-line-field bg-surface after:absolute after:-inset-1 data-checked:border-accent data-checked:bg-accent data-disabled:opacity-50"
                    >
                      <Radio.Indicator className="size-1.5 rounded-full bg-accent-ink" />
                    </Radio.Root>
                    <span className="font-medium wrap-anywhere">{flavor.name}</span>
                  </span>
                </td>
                <td className="px-3 py-1.5 text-end tabular-nums max-sm:px-1.5">{intl.formatNumber(flavor.vcpus)}</td>
                <td className="px-3 py-1.5 text-end whitespace-nowrap tabular-nums max-sm:px-1.5">
                  {formatMegabytes(intl, flavor.ram)}
                </td>
                <td className="px-3 py-1.5 text-end whitespace-nowrap tabular-nums max-sm:hidden">
                  {formatGigabytes(intl, flavorDisk(flavor))}
                </td>
                <td className="px-3 py-1.5 text-sm max-sm:px-1.5">
                  {refused ? (
                    problems.length > 0 ? (
                      reasonOf(problems)
                    ) : (
                      formatMessage(messages.instances)
                    )
                  ) : (
                    <span className="flex items-center gap-1.5">
                      <Check aria-hidden className="size-4 shrink-0 text-ok max-sm:hidden" />
                      {Number.isFinite(room)
                        ? formatMessage(sizePhrases.room, { count: room })
                        : formatMessage(messages.noLimit)}
                    </span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </RadioGroup>
  )

  /** What the image needs is one phrase, so that it stays a line. */
  function reasonOf(problems: readonly FlavorError[]): string {
    const needs: string[] = []
    const others: string[] = []
    for (const problem of problems) {
      if (problem.kind === 'minDisk')
        needs.push(formatMessage(sizePhrases.minDisk, { size: formatGigabytes(intl, problem.minDisk) }))
      else if (problem.kind === 'minRam')
        needs.push(formatMessage(sizePhrases.minRam, { size: formatMegabytes(intl, problem.minRam) }))
      else others.push(formatMessage(messages[problem.kind]))
    }
    const what = intl.formatList(needs, { type: 'unit', style: 'short' })
    return [...(what ? [formatMessage(sizePhrases.needs, { what })] : []), ...others].join('. ')
  }
}
