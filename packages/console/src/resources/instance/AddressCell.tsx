import type { Server } from '@meridian/contract'
import { Copy, Globe } from 'lucide-react'
import { useIntl } from 'react-intl'
import { cx } from '../../ui/classes.ts'
import { copyText } from '../../ui/copy.tsx'
import { useMenu } from '../../ui/popups/Menu.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toast/toast.ts'
import { addressesInReach, isFloating, type PlacedAddress } from './instance-text.ts'
import { instanceMessages } from './instance.messages.ts'

/** The address by which a server is best reached, whole; the rest behind a chip. Each can be copied. */
export function AddressCell({ server }: { server: Server }) {
  const [first, ...rest] = addressesInReach(server)
  return (
    <span className="flex items-center gap-1.5">
      {first && <FirstAddress address={first} />}
      {rest.length > 0 && <MoreAddresses all={rest} name={server.name} />}
    </span>
  )
}

/** Copies, and reports it: the button itself is too small to show it. */
function useCopy(): (address: string) => Promise<void> {
  const { copied } = useUiTexts()
  return async (address) => {
    if (await copyText(address)) toast.success(`${copied}: ${address}`)
  }
}

function FirstAddress({ address }: { address: PlacedAddress }) {
  const intl = useIntl()
  const copy = useCopy()
  const label = intl.formatMessage(instanceMessages.copyAddress, { address: address.addr })
  return (
    <span
      className={cx(
        'group/address relative flex items-center gap-1 font-mono text-sm',
        // Only an address of IPv6 may be longer than the column.
        address.version === 4 ? 'shrink-0' : 'min-w-0',
      )}
    >
      {isFloating(address) && <Globe aria-hidden className="size-3.5 shrink-0 text-accent" />}
      <span className="truncate">{address.addr}</span>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => void copy(address.addr)}
        className="absolute end-0 grid size-5 cursor-pointer place-items-center rounded-sm border border-line bg-surface text-ink-3 opacity-0 group-hover/address:opacity-100 hover:text-ink focus-visible:opacity-100"
      >
        <Copy aria-hidden className="size-3.5" />
      </button>
    </span>
  )
}

function MoreAddresses({ all, name }: { all: readonly PlacedAddress[]; name: string }) {
  const intl = useIntl()
  const copy = useCopy()
  const { anchor, triggerProps, popup } = useMenu<HTMLButtonElement>({
    align: 'start',
    entries: () =>
      all.map(({ addr, network }) => ({
        id: `${network} ${addr}`,
        label: `${addr} (${network})`,
        icon: <Copy aria-hidden />,
        onSelect: () => void copy(addr),
      })),
  })
  const count = `+${intl.formatNumber(all.length)}`
  return (
    <>
      <button
        ref={anchor}
        type="button"
        // What is seen is part of what is said.
        aria-label={`${count} ${intl.formatMessage(instanceMessages.moreAddresses, { count: all.length, name })}`}
        className="h-5 shrink-0 cursor-pointer rounded-sm border border-line bg-sunken px-1.5 text-xs text-ink-2 hover:bg-hover hover:text-ink"
        {...triggerProps}
      >
        {count}
      </button>
      {popup}
    </>
  )
}
