import type { DialogProps } from './DialogPopup.tsx'
import { onDemand } from './on-demand.ts'

const Popup = onDemand(async () => (await import('./popups.ts')).DialogPopup)

/** A modal dialog. A nested dialog hides the outer one until it closes; focus returns to the element that had it. */
export const Dialog = (props: DialogProps) => <Popup wanted={props.open} props={props} />
