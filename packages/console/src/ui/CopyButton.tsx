import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from './class-names.ts'
import { copyText } from './copy-text.ts'
import { IconButton } from './IconButton.tsx'
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
