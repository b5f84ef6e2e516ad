import { useState } from 'react'
import { useIntl } from 'react-intl'
import { scopeMessages } from '../../framework/text/framework.messages.ts'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { Checkbox } from '../../ui/fields/CheckField.tsx'
import { Kbd } from '../../ui/inline.tsx'
import { frameMessages } from '../messages/frame.messages.ts'
import { areJumpsOff, JUMPS, switchJumps } from './jump-keys.ts'
import { entriesOf, type Navigation } from '../navigation/navigation.ts'
import { SHORTCUT_LABEL } from '../palette/palette-shortcut.ts'
import { shortcutMessages as messages } from './shortcut-help.messages.ts'

interface ShortcutHelpProps {
  navigation: Navigation
  open: boolean
  onClose: () => void
}

/** All shortcuts of the console; those of pages that the user does not have are left out. */
export function ShortcutHelp({ navigation, open, onClose }: ShortcutHelpProps) {
  const { formatMessage } = useIntl()
  const [on, setOn] = useState(() => !areJumpsOff())
  const jumps = entriesOf(navigation).flatMap(({ path, label, half }) => {
    const key = Object.keys(JUMPS).find((each) => JUMPS[each] === path)
    const name = formatMessage(label)
    return key
      ? [{ keys: ['g', key], name: half === 'project' ? name : `${formatMessage(scopeMessages.admin)} / ${name}` }]
      : []
  })
  const common = [
    { keys: [SHORTCUT_LABEL], name: formatMessage(frameMessages.find) },
    { keys: ['?'], name: formatMessage(messages.help) },
    { keys: ['1 – 7'], name: formatMessage(messages.service) },
    { keys: ['Alt C'], name: formatMessage(messages.code) },
  ]
  const lists = [
    { keys: ['↑', '↓'], name: formatMessage(messages.rows) },
    { keys: ['→', '←'], name: formatMessage(messages.unfold) },
    { keys: ['Space'], name: formatMessage(messages.select) },
    { keys: ['Enter'], name: formatMessage(messages.open) },
    { keys: ['Shift F10'], name: formatMessage(messages.menu) },
  ]
  return (
    <Dialog open={open} onClose={onClose} title={formatMessage(messages.title)} size="large">
      <div className="grid gap-5">
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <Keys title={formatMessage(messages.pages)} keys={jumps} />
          <div className="grid content-start gap-5">
            <Keys title={formatMessage(messages.everywhere)} keys={common} />
            <Keys title={formatMessage(messages.lists)} keys={lists} />
          </div>
        </div>
        <Checkbox
          label={formatMessage(messages.singleKeys)}
          checked={on}
          onChange={(next) => {
            setOn(next)
            switchJumps(next)
          }}
        />
      </div>
    </Dialog>
  )
}

function Keys({ title, keys }: { title: string; keys: readonly { keys: readonly string[]; name: string }[] }) {
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-semibold">{title}</h3>
      <dl className="grid gap-1.5">
        {keys.map((each) => (
          <div key={each.keys.join(' ')} className="flex items-center justify-between gap-4">
            <dt>{each.name}</dt>
            <dd className="flex gap-1">
              {each.keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
