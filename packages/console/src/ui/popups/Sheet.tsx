import type { SheetProps } from './SheetPopup.tsx'
import { onDemand } from './on-demand.ts'

const Popup = onDemand(async () => (await import('./popups.ts')).SheetPopup)

/** A panel that slides in from below, for a thumb. A press outside closes it. */
export const Sheet = (props: SheetProps) => <Popup wanted={props.open} props={props} />
