import { CopyButton } from '../../ui/copy.tsx'
import { toYaml } from './to-yaml.ts'

interface YamlBlockProps {
  label: string
  value: unknown
}

/** A template or a schema to read and to copy. */
export function YamlBlock({ label, value }: YamlBlockProps) {
  const text = toYaml(value)
  return (
    <div className="relative">
      <span className="absolute end-2 top-2">
        <CopyButton value={text} />
      </span>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        role="region"
        className="max-h-[calc(100dvh-16rem)] min-h-40 overflow-auto p-4 font-mono text-sm whitespace-pre"
      >
        {text}
      </pre>
    </div>
  )
}
