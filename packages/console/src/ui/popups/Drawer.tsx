import type { DrawerProps } from './DrawerPopup.tsx'
import { onDemand } from './on-demand.ts'

const Popup = onDemand(async () => (await import('./popups.ts')).DrawerPopup)

/** A panel that slides in from the start edge in a narrow window. A press outside closes it. */
export const Drawer = (props: DrawerProps) => <Popup wanted={props.open} props={props} />
