import { Slider } from '@base-ui/react/slider'
import { useIntl } from 'react-intl'
import { formatMoment } from '../dates.ts'
import { chartMessages } from './chart.messages.ts'

interface LineRangeProps {
  times: readonly number[]
  /** Where in `times` the window begins and ends. */
  range: readonly [number, number]
  onChange: (range: [number, number]) => void
}

const ENDS = [chartMessages.rangeStart, chartMessages.rangeEnd] as const

/** Chooses which part of the time is shown, by two handles. */
export function LineRange({ times, range, onChange }: LineRangeProps) {
  const intl = useIntl()
  const said = (index: number) => formatMoment(intl, new Date(times[index] ?? 0).toISOString())
  return (
    <Slider.Root
      value={range}
      min={0}
      max={times.length - 1}
      minStepsBetweenValues={1}
      onValueChange={(next) => {
        const [from, to] = next as readonly number[] // two thumbs: two values
        if (from !== undefined && to !== undefined) onChange([from, to])
      }}
      className="px-2"
    >
      <Slider.Control className="flex h-6 touch-none items-center">
        <Slider.Track className="h-1 w-full rounded-sm bg-line">
          <Slider.Indicator className="rounded-sm bg-accent-line" />
          {ENDS.map((label, index) => (
            <Slider.Thumb
              key={label.id}
              index={index}
              getAriaLabel={() => intl.formatMessage(label)}
              getAriaValueText={(_text, value) => said(value)}
              className="size-4 rounded-full border-2 border-accent bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  )
}
