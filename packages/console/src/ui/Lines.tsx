import { OrNothing } from './OrNothing.tsx'

/** Addresses, one below the other. */
export const Lines = ({ of }: { of: readonly string[] }) => (
  <OrNothing>
    {of.length > 0 && (
      <ul className="font-mono text-sm wrap-anywhere">
        {of.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </OrNothing>
)
