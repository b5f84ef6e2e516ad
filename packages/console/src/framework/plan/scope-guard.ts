import { tabScope } from '../../api/tab-scope.ts'

/** An obstacle of plans: requests go to the tab's project, so that a plan pauses while the tab shows another one. */
export function scopeGuard(): () => boolean {
  const scopeNow = () => JSON.stringify(tabScope())
  const begun = scopeNow()
  return () => scopeNow() !== begun
}
