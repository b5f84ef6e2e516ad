/** What appears on top of the page, in one piece: fetched when the first of them does. */
export { DialogPopup } from './DialogPopup.tsx'
export { DrawerPopup } from './DrawerPopup.tsx'
export { MenuPopup } from './MenuPopup.tsx'
export { PickerPopup } from './PickerPopup.tsx'
export { ToastList } from '../toast/ToastList.tsx'
export { TooltipPopup } from './TooltipPopup.tsx'
