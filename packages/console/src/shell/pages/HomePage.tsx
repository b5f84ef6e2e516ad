import { Navigate } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { entriesOf } from '../frame/navigation.ts'
import { useNavigation } from '../frame/use-navigation.ts'
import { LoadingPage } from './LoadingPage.tsx'
import { ForbiddenPage } from './notice-pages.tsx'

/** Redirects to the overview, or to the first page that the user may see. */
export function HomePage() {
  const navigation = useNavigation()
  const entries = entriesOf(navigation)
  const overview = entries.find(({ path }) => path === paths.overview())
  if (!overview && !navigation.complete) return <LoadingPage />
  const first = overview ?? entries[0]
  return first ? <Navigate to={first.path} replace /> : <ForbiddenPage />
}
