import { imageEndpoints, serverPartEndpoints, type Server, type ServerVolume } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Cpu, Disc3, Globe, KeyRound, Lock, MapPin } from 'lucide-react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { FactItem, Summary } from '../../../framework/details/Summary.tsx'
import { AppLink, ResourceLink } from '../../../framework/link/AppLink.tsx'
import { useServices } from '../../../framework/session/services.ts'
import { tabNames } from '../../../services/reach/reach-tab.messages.ts'
import { isWindows, loginName, sshLine, type SystemHints } from '../../../services/compute/login-name.ts'
import { paths } from '../../../paths.ts'
import { useGroupNames } from '../../../services/network/network-queries.ts'
import { linkClass } from '../../../ui/classes.ts'
import { CopyButton } from '../../../ui/copy.tsx'
import { cockpitMessages } from '../instance-cockpit.messages.ts'
import { addressesInReach, isFloating, sizeText, type PlacedAddress } from '../instance-text.ts'
import { instanceFields, instanceMessages } from '../instance.messages.ts'
import { letsIn, reaches } from './lets-in.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

/** What one comes for, above all tabs: the addresses, what the server is, and the command that signs in. */
export function InstanceSummary({ server }: { server: Server }) {
  const intl = useIntl()
  const addresses = addressesInReach(server)
  const { data: volumes } = useQuery({
    ...query(serverPartEndpoints.serverVolumeList, { params: { id: server.id } }),
    enabled: server.image === '',
  })
  const origin = volumes?.items.find(({ bootable }) => bootable)
  return (
    <Summary label={intl.formatMessage(moreWords.addresses)}>
      {addresses.length === 0 ? (
        <p className="text-ink-3">{intl.formatMessage(cockpitMessages.noAddress)}</p>
      ) : (
        <ul className="flex flex-wrap items-center gap-x-6 gap-y-1.5">
          {addresses.map((address) => (
            <AddressItem key={`${address.network} ${address.addr}`} address={address} />
          ))}
        </ul>
      )}
      <ul className="flex flex-wrap items-center gap-x-6 gap-y-1.5">
        <FactItem icon={<Cpu aria-hidden />}>
          <strong className="font-medium">{server.flavor.name ?? server.flavor.id}</strong>{' '}
          <span className="text-ink-3">{sizeText(intl, server.flavor)}</span>
        </FactItem>
        <ImageItem server={server} origin={origin} />
        {server.locked && <LockItem server={server} />}
        {server['OS-EXT-AZ:availability_zone'] && (
          <FactItem icon={<MapPin aria-hidden />}>
            {intl.formatMessage(cockpitMessages.zone, { zone: server['OS-EXT-AZ:availability_zone'] })}
          </FactItem>
        )}
        {server.key_name && (
          <FactItem icon={<KeyRound aria-hidden />}>
            <ResourceLink type="OS::Nova::Keypair" id={server.key_name} name={server.key_name} />
          </FactItem>
        )}
      </ul>
      {addresses[0] && <SshLine server={server} address={addresses[0].addr} origin={origin} />}
    </Summary>
  )
}

/** Who locked the server, and why, as far as Nova reports it. */
function LockItem({ server }: { server: Server }) {
  const { formatMessage } = useIntl()
  const { data: user } = useQuery({
    queryKey: ['who locked', server.id],
    queryFn: async () =>
      (await (await import('../../../services/deletion/who-locked.ts')).whoLocked([server])).get(server.id) ?? null,
    // Somebody else may have locked it again.
    staleTime: 0,
  })
  const reason = server.locked_reason
  return (
    <FactItem icon={<Lock aria-hidden />}>
      <span className="wrap-anywhere">
        {user ? formatMessage(cockpitMessages.lockedBy, { user }) : formatMessage(instanceFields.lock)}
        {reason && <span className="text-ink-3"> · {formatMessage(instanceMessages.reason, { reason })}</span>}
      </span>
    </FactItem>
  )
}

function AddressItem({ address }: { address: PlacedAddress }) {
  const intl = useIntl()
  const floating = isFloating(address)
  return (
    <li className="flex items-center gap-1.5">
      {floating && <Globe aria-hidden className="size-4 text-accent" />}
      <code className={`font-mono wrap-anywhere ${floating ? 'font-medium' : 'text-sm'}`}>{address.addr}</code>
      <CopyButton
        value={address.addr}
        size="small"
        label={intl.formatMessage(instanceMessages.copyAddress, { address: address.addr })}
      />
      <span className="text-sm text-ink-3">
        {floating ? `${intl.formatMessage(cockpitMessages.floating)}, ${address.network}` : address.network}
      </span>
    </li>
  )
}

/** The image; of a server that boots from a volume, the image that the volume was made from. */
function ImageItem({ server, origin }: { server: Server; origin: ServerVolume | undefined }) {
  const id = server.image === '' ? origin?.image?.['image_id'] : server.image.id
  const name = server.image === '' ? origin?.image?.['image_name'] : server.image_name
  if (!id) return null
  return (
    <FactItem icon={<Disc3 aria-hidden />}>
      <ResourceLink type="OS::Glance::Image" id={id} name={name ?? id} />
    </FactItem>
  )
}

/** What is known of the server's system: the image's properties, or the boot volume's copy of them. */
function useSystem(server: Server, origin: ServerVolume | undefined): SystemHints {
  const { data: image } = useQuery({
    ...query(imageEndpoints.imageView, { params: { id: server.image === '' ? '' : server.image.id } }),
    enabled: server.image !== '',
    retry: false,
  })
  if (image) return image
  const copied = origin?.image ?? {}
  return { name: server.image_name ?? copied['image_name'] ?? null, properties: copied }
}

/** As a shell shows it. */
const PROMPT = '$'

interface SshLineProps {
  server: Server
  address: string
  origin: ServerVolume | undefined
}

function SshLine({ server, address, origin }: SshLineProps) {
  const intl = useIntl()
  const system = useSystem(server, origin)
  if (isWindows(system)) return null
  const command = sshLine(loginName(system), address)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span
        role="group"
        aria-label={intl.formatMessage(moreWords.sshCommand)}
        className="flex h-9 max-w-full min-w-72 items-center gap-3 rounded-md border border-line bg-sunken ps-3 pe-1 max-sm:w-full max-sm:min-w-0"
      >
        <span aria-hidden className="font-mono text-ink-3">
          {PROMPT}
        </span>
        <code className="min-w-0 flex-1 truncate font-mono text-sm">{command}</code>
        <CopyButton value={command} label={intl.formatMessage(cockpitMessages.copySsh)} className="my-0!" />
      </span>
      <SshReach id={server.id} />
      <AskSsh id={server.id} />
    </div>
  )
}

/** Whether the security groups let SSH in, and from where. */
function SshReach({ id }: { id: string }) {
  const intl = useIntl()
  const hasNetwork = useServices()('network') === true
  const { data } = useQuery({
    ...query(serverPartEndpoints.serverSecurityGroupList, { params: { id } }),
    enabled: hasNetwork,
  })
  const nameOf = useGroupNames(data?.items ?? [])
  if (!data) return null
  const from = reaches(22, letsIn(data.items, nameOf))
  if (from.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm">
        <CircleAlert aria-hidden className="size-4 shrink-0 text-warn" />
        {intl.formatMessage(cockpitMessages.sshClosed)}
        <AppLink to={paths.modal('edit-instance-security-groups', id)} className={linkClass}>
          {intl.formatMessage(cockpitMessages.lookAtRules)}
        </AppLink>
      </p>
    )
  const isOpenToAll = from.includes(null)
  return (
    <p className="flex items-center gap-2 text-sm">
      <CircleCheck aria-hidden className="size-4 shrink-0 text-ok" />
      {isOpenToAll
        ? intl.formatMessage(cockpitMessages.sshOpen)
        : intl.formatMessage(cockpitMessages.sshFrom, { from: intl.formatList(from.map((each) => each ?? '')) })}
    </p>
  )
}

/** Leads to everything between the user and the server, not only the groups. */
const AskSsh = ({ id }: { id: string }) => (
  <AppLink to={paths.sshReach(id)} className={`text-sm ${linkClass}`}>
    {useIntl().formatMessage(tabNames.sshWorks)}
  </AppLink>
)
