import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { sectionTitles } from './create-server.messages.ts'

export type SectionName = keyof typeof sectionTitles

const idOf = (name: SectionName) => `create-${name}`

/** A part of the page with its name beside it. */
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <section
      id={idOf(name)}
      aria-labelledby={`${idOf(name)}-title`}
      className="grid scroll-mt-4 gap-x-6 gap-y-3 border-line px-5 py-4 not-first:border-t max-sm:px-4 lg:grid-cols-[5.5rem_minmax(0,1fr)]"
    >
      <h2 id={`${idOf(name)}-title`} className="font-semibold">
        {formatMessage(sectionTitles[name])}
      </h2>
      <div className="grid min-w-0 content-start gap-3">{children}</div>
    </section>
  )
}

/** Moves the focus to the first field of a section. */
export function focusSection(name: SectionName): void {
  const section = document.getElementById(idOf(name))
  section?.scrollIntoView({ block: 'nearest' })
  section
    ?.querySelector<HTMLElement>('input:not([type="radio"], [aria-hidden="true"]), [role="radio"], button')
    ?.focus()
}

/** The fields of each section. */
const FIELDS: Record<SectionName, readonly string[]> = {
  name: ['name', 'instance_count', 'description'],
  image: ['source', 'source_type'],
  size: ['flavor'],
  network: ['networks', 'ports', 'public_address', 'pool'],
  access: ['key_pair', 'key_source', 'new_key_name', 'public_key', 'ssh_from', 'security_groups'],
  disk: ['vol_size', 'vol_create', 'vol_device_name'],
}

/** The sections with invalid fields, in order; `other` are fields that only the wizard shows. */
export function invalidSections(invalid: readonly string[]): { sections: SectionName[]; other: boolean } {
  const names = invalid.filter(Boolean)
  const sections = (Object.keys(FIELDS) as SectionName[]).filter((name) =>
    // the keys of a constant
    FIELDS[name].some((field) => names.includes(field)),
  )
  return { sections, other: names.some((name) => !Object.values(FIELDS).flat().includes(name)) }
}
