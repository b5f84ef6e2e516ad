import type { Server } from '@meridian/contract'
import { Copy, Globe } from 'lucide-react'
import { useIntl } from 'react-intl'
import { copyText } from '../../ui/copy.tsx'
import { useMenu } from '../../ui/popups/Menu.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { toast } from '../../ui/toast/toast.ts'
import { addressesInReach, isFloating, type PlacedAddress } from './instance-text.ts'
import { instancePhrases } from './instance.messages.ts'

/** The addresses beside the chip, at most. */
const SHOWN = 2

/** The addresses of a server, whole: floating ones first, the rest behind a chip; each can be copied. */
export function AddressCell({ server }: { server: Server }) {
  const all = addressesInReach(server)
  // Two IPv6 addresses do not fit beside each other.
  const shown = all.filter(({ version }, index) => index === 0 || version === 4).slice(0, SHOWN)
  const rest = all.filter((address) => !shown.includes(address))
  return (
    <span className="flex items-center gap-3">
      {shown.map((address) => (
        <ShownAddress key={`${address.network} ${address.addr}`} address={address} />
      ))}
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

function ShownAddress({ address }: { address: PlacedAddress }) {
  const intl = useIntl()
  const copy = useCopy()
  const label = intl.formatMessage(instancePhrases.copyAddress, { address: address.addr })
  return (
    <span className="group/address flex min-w-0 items-center gap-1 font-mono text-sm">
      {isFloating(address) && <Globe aria-hidden className="size-3.5 shrink-0 text-accent" />}
      <span className="truncate">{address.addr}</span>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => void copy(address.addr)}
        className="grid size-5 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-3 opacity-0 group-hover/address:opacity-100 hover:bg-hover hover:text-ink focus-visible:opacity-100"
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
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-label={intl.formatMessage(instancePhrases.moreAddresses, { count: all.length, name })}
        className="h-5 shrink-0 cursor-pointer rounded-sm border border-line bg-sunken px-1.5 text-xs text-ink-2 hover:bg-hover hover:text-ink"
        {...triggerProps}
      >
        {`+${intl.formatNumber(all.length)}`}
      </button>
      {popup}
    </>
  )
}
