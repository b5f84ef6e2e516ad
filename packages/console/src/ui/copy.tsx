import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './buttons.tsx'
import { cx } from './classes.ts'
import { useUiTexts } from './texts.ts'

/** How long the button shows that it has copied. */
const COPIED_MS = 2000

export interface CopyButtonProps {
  value: string
  /** Names the copied value if there are several; 'Copy' unless given. */
  label?: string
  size?: 'small' | 'medium'
  className?: string
  onCopied?: () => void
}

export function CopyButton({ value, label, size = 'small', className, onCopied }: CopyButtonProps) {
  const texts = useUiTexts()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <>
      <IconButton
        label={copied ? texts.copied : (label ?? texts.copy)}
        icon={copied ? <Check className="text-ok" aria-hidden /> : <Copy aria-hidden />}
        size={size}
        className={cx('-my-1 align-middle', className)}
        onClick={async () => {
          const succeeded = await copyText(value)
          setCopied(succeeded)
          if (succeeded) onCopied?.()
        }}
      />
      <span role="status" className="sr-only">
        {copied && texts.copied}
      </span>
    </>
  )
}

/** Copies text to the clipboard; returns whether that succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Browsers block the clipboard API on pages over plain HTTP; execCommand still works there.
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  // Inside the open dialog, if any: its focus trap would move focus otherwise.
  const host = focused?.closest('[role=dialog]') ?? document.body
  host.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}

interface CopyBlockProps {
  label: string
  value: string
  /** The label of the copy button. */
  copy?: string
  onCopied?: () => void
}

/** A key, a secret or the like, in full, with a copy button. */
export const CopyBlock = ({ label, value, copy, onCopied }: CopyBlockProps) => (
  <section aria-label={label} className="grid gap-1.5">
    <h3 className="flex items-center gap-2 font-medium">
      {label}
      <CopyButton value={value} label={copy} onCopied={onCopied} />
    </h3>
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling must be possible by keyboard
      tabIndex={0}
      className="max-h-56 overflow-auto rounded-md bg-sunken p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
    >
      {value}
    </pre>
  </section>
)

/** Downloads a text, or bytes, as a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Downloads from a URL of this site; the response names the file. */
export function saveFrom(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
