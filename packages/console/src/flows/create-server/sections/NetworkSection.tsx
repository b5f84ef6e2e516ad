import type { Network } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { Field } from '../../../framework/forms/Field.tsx'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { paths } from '../../../paths.ts'
import { linkClass } from '../../../ui/classes.ts'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { SwitchField } from '../../../ui/fields/SwitchField.tsx'
import { PartState } from '../../../services/launch/PartState.tsx'
import { Section } from '../Section.tsx'
import { NEW_ADDRESS, NO_ADDRESS } from '../create-form.ts'
import { networkMessages as messages, pageMessages } from '../create-server.messages.ts'
import type { CreateFacts } from '../facts.ts'
import type { Creatable } from '../use-create-facts.ts'
import {
  addressesLeft,
  createChoice,
  isRouted,
  offeredNetworks,
  poolsFor,
  unusedAddresses,
} from '../rules/create-choice.ts'
import { NEW_NETWORK } from '../rules/new-network.ts'
import type { PageForm } from '../use-create-form.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

interface NetworkSectionProps {
  form: PageForm
  creatable: Creatable
}

export function NetworkSection({ form, creatable: { facts, parts } }: NetworkSectionProps) {
  const { formatMessage } = useIntl()
  const networks = offeredNetworks(facts)
  const chosen = form.values.networks ?? []
  // Several networks are chosen in the wizard; they stay until one is chosen here.
  const several = createChoice(form.values, facts).networks
  return (
    <Section name="network">
      <PartState part={parts.networks} name="networks">
        {networks.length === 0 ? (
          <p>
            {formatMessage(messages.empty)}{' '}
            <AppLink to={paths.modal('create-network')} className={linkClass}>
              {formatMessage(moreWords.createANetwork)}
            </AppLink>
          </p>
        ) : (
          <Field of={form} name="networks">
            {({ value: _, onChange: __, error, ...field }) => (
              <ChoiceField
                {...field}
                look="cards"
                hideLabel
                value={chosen[0] ?? null}
                onChange={(id) => form.set('networks', id === null ? [] : [id])}
                error={chosen.length === 0 ? error : undefined}
                hint={several.length > 1 ? several.map(({ name, id }) => name || id).join(', ') : undefined}
                options={networks.map((network) => ({
                  value: network.id,
                  label: network.name || network.id,
                  note: [
                    network.subnets.map(({ cidr }) => cidr).join(', '),
                    formatMessage(noteOf(network, facts)),
                  ].join(' · '),
                }))}
              />
            )}
          </Field>
        )}
        <PublicAddress form={form} facts={facts} />
      </PartState>
    </Section>
  )
}

function noteOf(network: Network, facts: CreateFacts) {
  if (network.id === NEW_NETWORK) return messages.withRouter
  if (isRouted(network, facts)) return messages.routed
  return network.shared ? messages.shared : messages.closed
}

/** A floating IP: one that the project has and does not use, or a new one. */
function PublicAddress({ form, facts }: { form: PageForm; facts: CreateFacts }) {
  const { formatMessage } = useIntl()
  const { public_address: wanted, pool, instance_count: count } = form.values
  const pools = poolsFor(form.values, facts)
  const unused = unusedAddresses(facts, pools)
  const isOffered = pools.length > 0
  const exhausted = unused.length === 0 && addressesLeft(facts) === 0
  const isOn = isOffered && wanted !== null && wanted !== NO_ADDRESS
  const first = unused[0]?.id ?? NEW_ADDRESS
  const hint =
    facts.pools.length === 0
      ? messages.publicNoPool
      : (count ?? 1) > 1
        ? messages.publicSeveral
        : isOffered
          ? exhausted
            ? messages.publicNoneLeft
            : messages.publicHint
          : messages.publicNoRouter
  return (
    <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-2">
      <Field of={form} name="public_address">
        {({ value: _, onChange, optional: __, ...field }) => (
          <SwitchField
            {...field}
            value={isOn}
            disabled={!isOffered || (exhausted && !isOn)}
            hint={formatMessage(hint)}
            onChange={(on) => onChange(on ? first : NO_ADDRESS)}
          />
        )}
      </Field>
      {isOn && (
        <Field of={form} name="pool">
          {({ optional: _, onChange: __, ...field }) => (
            <SelectField
              {...field}
              value={
                wanted === NEW_ADDRESS
                  ? `${NEW_ADDRESS}:${(pools.find(({ id }) => id === pool) ?? pools[0])?.id}`
                  : wanted
              }
              onChange={(next) => {
                const isNew = next.startsWith(`${NEW_ADDRESS}:`)
                form.set('public_address', isNew ? NEW_ADDRESS : next)
                if (isNew) form.set('pool', next.slice(NEW_ADDRESS.length + 1))
              }}
              options={[
                ...unused.map(({ id, ip }) => ({
                  value: id,
                  label: formatMessage(pageMessages.unused, { address: ip }),
                })),
                ...pools.map(({ id, name }) => ({
                  value: `${NEW_ADDRESS}:${id}`,
                  label: formatMessage(pageMessages.newFrom, { pool: name || id }),
                  disabled: addressesLeft(facts) === 0,
                })),
              ]}
            />
          )}
        </Field>
      )}
    </div>
  )
}
