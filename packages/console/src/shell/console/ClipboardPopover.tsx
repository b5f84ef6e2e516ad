import { Popover } from '@base-ui/react/popover'
import type { RefObject } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { consoleMessages } from './console.messages.ts'

interface ClipboardPopoverProps {
  anchor: RefObject<HTMLElement | null>
  /** Null while it is closed. */
  text: string | null
  onChange: (text: string | null) => void
  onType: (text: string) => void
}

/** Exchanges text with an instance, which has no access to the clipboard of the browser. */
export function ClipboardPopover({ anchor, text, onChange, onType }: ClipboardPopoverProps) {
  const { formatMessage } = useIntl()
  return (
    <Popover.Root
      open={text !== null}
      onOpenChange={(open, { event }) => {
        // The button itself opens and closes it; a press there must not do both.
        if (!open && !(event.target instanceof Node && anchor.current?.contains(event.target))) onChange(null)
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-40 outline-none"
        >
          <Popover.Popup
            finalFocus={anchor}
            className="grid w-96 max-w-(--available-width) gap-3 rounded-lg border border-line bg-raised p-4 text-ink shadow-far outline-none"
          >
            <Popover.Title className="sr-only">{formatMessage(consoleMessages.clipboard)}</Popover.Title>
            <TextArea
              name="text"
              label={formatMessage(consoleMessages.clipboardText)}
              hint={formatMessage(consoleMessages.clipboardHint)}
              mono
              rows={6}
              spellCheck={false}
              value={text ?? ''}
              onChange={({ target }) => onChange(target.value)}
            />
            <div className="flex items-center justify-end gap-2">
              <CopyButton value={text ?? ''} size="medium" className="my-0" />
              <Button
                variant="primary"
                size="small"
                disabled={!text}
                onClick={() => {
                  onType(text ?? '')
                  onChange(null)
                }}
              >
                {formatMessage(consoleMessages.typeText)}
              </Button>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
