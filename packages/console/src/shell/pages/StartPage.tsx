import { lazyPart } from '../../ui/lazy-part.ts'
import { Navigate } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { entriesOf } from '../navigation/navigation.ts'
import { useNavigation } from '../navigation/use-navigation.ts'
import { LoadingPage } from './LoadingPage.tsx'

const ForbiddenPage = lazyPart(async () => (await import('./notice-pages.tsx')).ForbiddenPage)

/** Redirects to the home page, or to the first page that the user may see. */
export function StartPage() {
  const navigation = useNavigation()
  const entries = entriesOf(navigation)
  const home = entries.find(({ path }) => path === paths.home())
  if (!home && !navigation.complete) return <LoadingPage />
  const first = home ?? entries[0]
  return first ? <Navigate to={first.path} replace /> : <ForbiddenPage />
}
