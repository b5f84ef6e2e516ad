import { Navigate } from '@tanstack/react-router'
import { entriesOf } from '../frame/navigation.ts'
import { useNavigation } from '../frame/use-navigation.ts'
import { ForbiddenPage } from './ForbiddenPage.tsx'
import { LoadingPage } from './LoadingPage.tsx'

/** Goes on to the first page that the user may see. */
export function HomePage() {
  const navigation = useNavigation()
  const [first] = entriesOf(navigation)
  if (!navigation.complete) return <LoadingPage />
  return first ? <Navigate to={first.path} replace /> : <ForbiddenPage />
}
