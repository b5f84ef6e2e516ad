/** All popups but that of a tooltip, which these contain, in one chunk: loaded when the first one opens. */
export { DialogPopup } from './DialogPopup.tsx'
export { SheetPopup } from './SheetPopup.tsx'
export { MenuPopup } from './MenuPopup.tsx'
export { PickerPopup } from './PickerPopup.tsx'
export { ToastList } from '../toast/ToastList.tsx'
