import { CopyButton } from './CopyButton.tsx'

interface CopyBlockProps {
  label: string
  value: string
  /** What the button that copies it is called. */
  copy?: string
}

/** A key, secret or the like, whole and ready to be copied. */
export const CopyBlock = ({ label, value, copy }: CopyBlockProps) => (
  <section aria-label={label} className="grid gap-1.5">
    <h3 className="flex items-center gap-2 font-medium">
      {label}
      <CopyButton value={value} label={copy} />
    </h3>
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-56 overflow-auto rounded-md bg-sunken p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
    >
      {value}
    </pre>
  </section>
)
