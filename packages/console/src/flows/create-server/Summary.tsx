import {
  Globe,
  HardDrive,
  KeyRound,
  Network,
  Server,
  ShieldCheck,
  SlidersHorizontal,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useShownFields } from '../../framework/forms/Field.tsx'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { formatGigabytes } from '../../framework/text/units.ts'
import { Button } from '../../ui/buttons.tsx'
import { linkClass } from '../../ui/classes.ts'
import { LaunchPreflight, useLaunchDemands } from '../../services/launch/LaunchPreflight.tsx'
import { QuotaLine } from '../../services/launch/QuotaLine.tsx'
import { launchLabels, stepTitles } from '../../services/launch/launch.messages.ts'
import { focusSection, invalidSections } from './Section.tsx'
import { networkMessages, pageMessages, sectionTitles } from './create-server.messages.ts'
import type { CreateFacts } from './facts.ts'
import { createChoice, type CreateChoice } from './rules/create-choice.ts'
import { otherChoices, OTHER_FIELDS } from './rules/other-choices.ts'
import { NEW_NETWORK, NETWORK_PARTS } from './rules/new-network.ts'
import { summaryMessages as messages } from './summary.messages.ts'
import type { PageForm } from './use-create-form.ts'

interface SummaryProps {
  form: PageForm
  facts: CreateFacts
  invalid: readonly string[]
  onAllOptions: () => void
  codeButton: ReactNode
}

/** Stays in sight: what will be made, what it takes of the quotas, and what is missing. */
export function Summary({ form, facts, invalid, onAllOptions, codeButton }: SummaryProps) {
  const { formatMessage } = useIntl()
  const choice = createChoice(form.values, facts)
  const { sections, other } = invalidSections(invalid)
  const isIncomplete = sections.length > 0 || other
  return (
    <aside
      aria-label={formatMessage(messages.title)}
      className="grid overflow-hidden rounded-lg border border-line bg-surface shadow-near xl:sticky xl:top-4"
    >
      <div className="grid gap-3 p-4">
        <h2 className="font-semibold">{formatMessage(messages.title)}</h2>
        <Things form={form} facts={facts} choice={choice} />
      </div>
      <div className="grid gap-2 border-t border-line p-4">
        <h3 className="font-semibold">{formatMessage(messages.quota)}</h3>
        <Quotas form={form} facts={facts} choice={choice} />
      </div>
      <div className="grid gap-3 border-t border-line bg-bg p-4">
        {isIncomplete && (
          <p id="create-missing" className="flex items-start gap-2 text-sm">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
            <span>
              {formatMessage(messages.missing)}{' '}
              {sections.map((name, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <button type="button" className={`cursor-pointer ${linkClass}`} onClick={() => focusSection(name)}>
                    {formatMessage(sectionTitles[name])}
                  </button>
                </span>
              ))}
              {other && (
                <button type="button" className={`cursor-pointer ${linkClass}`} onClick={onAllOptions}>
                  {sections.length > 0 && ', '}
                  {formatMessage(stepTitles.configuration)}
                </button>
              )}
            </span>
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={form.busy}
          disabled={isIncomplete || form.blocked !== null}
          focusableWhenDisabled
          aria-describedby={form.blocked ?? (isIncomplete ? 'create-missing' : undefined)}
        >
          {formatMessage(words.createServer)}
        </Button>
        <Button onClick={onAllOptions}>{formatMessage(pageMessages.allOptions)}</Button>
        <p className="text-sm text-ink-3">{formatMessage(pageMessages.allOptionsHint)}</p>
        <div className="justify-self-start">{codeButton}</div>
      </div>
    </aside>
  )
}

interface PartProps {
  form: PageForm
  facts: CreateFacts
  choice: CreateChoice
}

function Things({ form, facts, choice }: PartProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { values } = form
  const image = facts.images.find(({ id }) => id === choice.source?.id)
  const { address, opening, newKey, keyPair, networks, flavor, count } = choice
  useShownFields(form, OTHER_FIELDS)
  const others = otherChoices(values, choice)
  const none = formatMessage(messages.notChosen)
  return (
    <ul className="grid gap-2.5">
      <Thing
        icon={<Server aria-hidden />}
        title={formatMessage(messages.server, { name: values.name.trim(), count })}
        note={formatMessage(messages.serverNote, {
          image: image?.name ?? choice.source?.id ?? none,
          size: flavor?.name ?? none,
        })}
      />
      {choice.createsVolume && (
        <Thing
          icon={<HardDrive aria-hidden />}
          title={formatMessage(messages.volume, { count, size: formatGigabytes(intl, values.vol_size ?? 0) })}
          note={formatMessage(values.vol_delete_on_instance_delete ? messages.removed : messages.kept)}
        />
      )}
      {networks.map(({ id, name, subnets }) => (
        <Thing
          key={id}
          icon={<Network aria-hidden />}
          title={id === NEW_NETWORK ? name : formatMessage(messages.port, { network: name || id })}
          note={[
            subnets.map(({ cidr }) => cidr).join(', '),
            ...(id === NEW_NETWORK ? [formatMessage(networkMessages.withRouter)] : []),
          ].join(' · ')}
        />
      ))}
      {address && (
        <Thing
          icon={<Globe aria-hidden />}
          title={
            address.kind === 'new'
              ? formatMessage(messages.newAddress, { pool: address.pool.name || address.pool.id })
              : formatMessage(messages.reusedAddress, { address: address.floatingIp.ip })
          }
        />
      )}
      {opening && (
        <Thing
          icon={<ShieldCheck aria-hidden />}
          title={formatMessage(opening.kind === 'create' ? messages.newGroup : messages.group, { name: opening.name })}
          note={
            values.ssh_from === 'everywhere'
              ? formatMessage(messages.sshEverywhere)
              : formatMessage(messages.sshFrom, { prefix: opening.prefix })
          }
        />
      )}
      {(newKey ?? keyPair) && (
        <Thing
          icon={<KeyRound aria-hidden />}
          title={formatMessage(messages.key, { name: newKey?.name ?? keyPair ?? '' })}
          note={newKey && formatMessage(newKey.publicKey === null ? messages.newKey : messages.importedKey)}
        />
      )}
      {others.length > 0 && (
        <Thing
          icon={<SlidersHorizontal aria-hidden />}
          title={formatMessage(messages.others)}
          note={others.map(({ field, text }) => (
            <span key={field} className="block">
              {formatMessage(launchLabels[field])}
              {text && `: ${text}`}
            </span>
          ))}
        />
      )}
      {facts.settled && !address && (
        <li className="flex items-start gap-2 text-sm text-warn">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {formatMessage(messages.unreachable)}
        </li>
      )}
    </ul>
  )
}

interface ThingProps {
  icon: ReactNode
  title: string
  note?: ReactNode
}

const Thing = ({ icon, title, note }: ThingProps) => (
  <li className="flex items-start gap-2.5">
    <span className="grid size-7 shrink-0 place-items-center rounded-md bg-accent-soft text-accent [&_svg]:size-4">
      {icon}
    </span>
    <span className="min-w-0 leading-5">
      <span className="block font-medium wrap-anywhere">{title}</span>
      {note && <span className="block text-sm wrap-anywhere text-ink-3">{note}</span>}
    </span>
  </li>
)

const PARTS = { network: typeNames.networks, subnet: typeNames.subnets, router: typeNames.routers }

/** What it takes of the quotas, and what stands in its way. */
function Quotas({ form, choice }: PartProps) {
  const intl = useIntl()
  const { address, opening, newNetwork } = choice
  const beside = [
    { id: 'floatingip', label: typeNames.floatingIps, added: address?.kind === 'new' ? 1 : 0 },
    { id: 'security_group', label: typeNames.securityGroups, added: opening?.kind === 'create' ? 1 : 0 },
    ...NETWORK_PARTS.map((id) => ({ id, label: PARTS[id], added: newNetwork ? 1 : 0 })),
  ]
  return (
    <div className="grid gap-1.5">
      {useLaunchDemands(form.values, choice, beside).map(({ label, unit, ...usage }) => (
        <QuotaLine
          key={usage.id}
          // The full name of this quota is too long for the narrow column.
          title={usage.id === 'gigabytes' ? intl.formatMessage(messages.storage) : label}
          {...usage}
          format={unit && ((amount) => formatGigabytes(intl, amount))}
        />
      ))}
      <LaunchPreflight form={form} choice={choice} beside={beside} />
    </div>
  )
}
