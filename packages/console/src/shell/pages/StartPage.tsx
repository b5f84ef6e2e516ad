import { lazyPart } from '../../ui/lazy-part.ts'
import { Navigate } from '@tanstack/react-router'
import { useSession } from '../../framework/session/session.ts'
import { paths } from '../../paths.ts'
import { entriesOf } from '../navigation/navigation.ts'
import { useNavigation } from '../navigation/use-navigation.ts'
import { LoadingPage } from './LoadingPage.tsx'

const ForbiddenPage = lazyPart(async () => (await import('./refusal-pages.tsx')).ForbiddenPage)

/** Redirects to the home page of the cloud or of the project, or to the first page that the user may see. */
export function StartPage() {
  const { is_superuser: isAdministrator } = useSession()
  const navigation = useNavigation()
  const entries = entriesOf(navigation)
  const find = (wanted: string) => entries.find(({ path }) => path === wanted)
  const home = find(isAdministrator ? paths.cloudHome() : paths.home())
  if (!home && !navigation.complete) return <LoadingPage />
  const first = home ?? find(paths.home()) ?? entries[0]
  return first ? <Navigate to={first.path} replace /> : <ForbiddenPage />
}
