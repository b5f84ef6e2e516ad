import { useIntl, type MessageDescriptor } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { homePhrases } from './home.messages.ts'

interface UncheckedProps {
  /** What could not be read; nothing is shown for none. */
  names: readonly MessageDescriptor[]
  retrying: boolean
  retry: () => void
}

/** Above a list that is not whole, since a service does not respond. */
export function Unchecked({ names, retrying, retry }: UncheckedProps) {
  const intl = useIntl()
  const texts = useUiTexts()
  if (names.length === 0) return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 border-b border-line bg-warn-soft px-4 py-2">
      <p className="min-w-0 flex-1">
        {intl.formatMessage(homePhrases.unchecked, {
          names: intl.formatList(names.map((name) => intl.formatMessage(name))),
        })}
      </p>
      <Button size="small" busy={retrying} onClick={retry}>
        {texts.retry}
      </Button>
    </div>
  )
}
