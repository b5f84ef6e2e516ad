import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './buttons.tsx'
import { cx } from './classes.ts'
import { useUiTexts } from './texts.ts'

/** How long the button says that it has copied. */
const COPIED_MS = 2000

export interface CopyButtonProps {
  value: string
  /** Says what is copied where several things could be; 'Copy' otherwise. */
  label?: string
  size?: 'small' | 'medium'
  className?: string
}

export function CopyButton({ value, label, size = 'small', className }: CopyButtonProps) {
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
        onClick={async () => setCopied(await copyText(value))}
      />
      <span role="status" className="sr-only">
        {copied && texts.copied}
      </span>
    </>
  )
}

/** Puts text on the clipboard; answers whether it is there. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Browsers keep the clipboard from pages that came over plain http; the old way still works there.
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  // Inside the dialog, if one is open: it keeps focus from leaving it.
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

/** Has the browser save a text, or bytes, as a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Has the browser save what an address of this site answers, under the name that the answer gives it. */
export function saveFrom(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
