/** Text of many lines, as programs write it; it scrolls within its place. */
export const LongText = ({ children }: { children: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <pre tabIndex={0} className={LOOK}>
    {children}
  </pre>
)

const LOOK = 'max-h-64 overflow-auto rounded-md bg-sunken p-2.5 font-mono text-sm whitespace-pre-wrap wrap-anywhere'
