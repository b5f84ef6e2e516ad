import type { Image } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Field, useShownFields } from '../../../framework/forms/Field.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { isImageSource, type SourceType } from '../../../services/launch/launch-form.ts'
import { bootableImages } from '../../../services/launch/rules/offered.ts'
import { PartState } from '../../../services/launch/PartState.tsx'
import { Section } from '../Section.tsx'
import { imageMessages as messages } from '../create-server.messages.ts'
import type { Creatable } from '../use-create-facts.ts'
import { recentFirst, type ImageUse } from '../rules/recent-images.ts'
import type { PageForm } from '../use-create-form.ts'
import { typeNames } from '../../../framework/text/common.messages.ts'

/** So many cards are in sight at first. */
const SHOWN = 6

interface ImageSectionProps {
  form: PageForm
  creatable: Creatable
}

export function ImageSection({ form, creatable: { facts, parts } }: ImageSectionProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [text, setText] = useState('')
  const [all, setAll] = useState(false)
  const { source, source_type: type } = form.values
  // By the cards, or by the sentence about another kind of source.
  useShownFields(form, ['source', 'source_type'])
  const snapshots = bootableImages(facts.images, 'snapshot')
  const uses = recentFirst([...bootableImages(facts.images, 'image'), ...snapshots], facts.servers)
  const found = uses.filter(({ image }) => (image.name ?? image.id).toLowerCase().includes(text.trim().toLowerCase()))
  const first = found.slice(0, SHOWN)
  // The chosen image stays in sight.
  const chosen = found.filter(({ image }) => image.id === source[0] && !first.some((use) => use.image.id === image.id))
  const shown = all || text !== '' ? found : [...first, ...chosen]
  const isSnapshot = (image: Image) => snapshots.includes(image)

  const choose = (id: string) => {
    const next: SourceType = snapshots.some((image) => image.id === id) ? 'snapshot' : 'image'
    form.set('source_type', next)
    form.set('source', [id])
  }
  if (!isImageSource(type))
    return (
      <Section name="image">
        <p>{formatMessage(messages.otherSource)}</p>
        <Button
          className="justify-self-start"
          onClick={() => {
            form.set('source_type', 'image')
            form.set('source', [])
          }}
        >
          {formatMessage(messages.chooseImage)}
        </Button>
      </Section>
    )
  return (
    <Section name="image">
      <PartState part={parts.images} name="images">
        {uses.length === 0 ? (
          <p className="text-ink-3">{formatMessage(messages.empty)}</p>
        ) : (
          <>
            {uses.length > SHOWN && (
              <TextField
                label={formatMessage(messages.find)}
                hideLabel
                placeholder={formatMessage(messages.find)}
                className="sm:max-w-80"
                type="search"
                value={text}
                onChange={(event) => setText(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.preventDefault()
                }}
                optional
              />
            )}
            <Field of={form} name="source">
              {({ value, onChange: _, error, ...field }) => (
                <ChoiceField
                  {...field}
                  look="cards"
                  hideLabel
                  value={value[0] ?? null}
                  error={value.length === 0 ? error : undefined}
                  onChange={(id) => choose(id ?? '')}
                  options={shown.map((use) => ({
                    value: use.image.id,
                    label: use.image.name || use.image.id,
                    note: noteOf(use, isSnapshot(use.image)),
                    icon: <Letter name={use.image.name ?? ''} />,
                  }))}
                />
              )}
            </Field>
            {found.length === 0 && <p className="text-ink-3">{formatMessage(messages.none)}</p>}
            {text === '' && uses.length > shown.length && (
              <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setAll(true)}>
                {formatMessage(messages.more, { count: uses.length - shown.length })}
              </Button>
            )}
            {text === '' && all && uses.length > SHOWN && (
              <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setAll(false)}>
                {formatMessage(messages.fewer)}
              </Button>
            )}
          </>
        )}
      </PartState>
    </Section>
  )

  function noteOf({ usedAt, servers }: ImageUse, snapshot: boolean): string {
    if (!usedAt) return formatMessage(snapshot ? typeNames.snapshot : messages.notUsed)
    const when = intl.formatDate(usedAt, { day: 'numeric', month: 'short', year: 'numeric' })
    return servers > 1
      ? formatMessage(messages.usedBy, { count: servers, when })
      : formatMessage(messages.used, { when })
  }
}

const Letter = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className="grid size-8 shrink-0 place-items-center rounded-md bg-accent-soft font-semibold text-accent"
  >
    {(/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?').toUpperCase()}
  </span>
)
