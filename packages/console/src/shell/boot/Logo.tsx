/** The brand: a globe and its meridian. */
export const Logo = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 22 22" className={className} fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
    <circle cx="11" cy="11" r="9" />
    <path d="M11 2c4 4 4 14 0 18M11 2c-4 4-4 14 0 18" opacity=".55" />
    <path d="M11 2v18" />
  </svg>
)
