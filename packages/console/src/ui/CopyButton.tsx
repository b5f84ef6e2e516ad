import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { cx } from './class-names.ts'
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
