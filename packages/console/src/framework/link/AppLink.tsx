import { Link, useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { linkClass } from '../../ui/classes.ts'
import { entryOfType, useRegistry } from '../resource/registry.ts'

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link to an address of `paths.ts`; one that starts with `?` opens a dialog over the current page. */
export const AppLink = ({ to, ...rest }: AppLinkProps) => {
  const [path = '', query = ''] = to.split('?')
  const search = Object.fromEntries(new URLSearchParams(query))
  return path === '' ? (
    <Link to="." search={(now: object) => ({ ...now, ...search })} state={{ overPage: true }} {...rest} />
  ) : (
    <FixedLink to={to} path={path} search={search} {...rest} />
  )
}

interface FixedLinkProps extends AppLinkProps {
  path: string
  search: Record<string, string>
}

/**
 * A link whose target does not depend on the current page. The router's own Link recomputes its target and active state
 * on every navigation, which makes typing in the search of a long table slow.
 */
function FixedLink({ to, path, search, onClick, children, ...rest }: FixedLinkProps) {
  const router = useRouter()
  const target = { to: path, search }
  const preload = () => void router.preloadRoute(target)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    void router.navigate(target)
  }
  return (
    <a
      onPointerEnter={preload}
      {...rest}
      href={router.history.createHref(router.basepath.replace(/\/$/, '') + to)}
      onClick={follow}
    >
      {children}
    </a>
  )
}

/** The browser opens it in another tab or window. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 ||
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  (currentTarget.target !== '' && currentTarget.target !== '_self')

interface ResourceLinkProps {
  type: string
  id: string
  name: ReactNode
}

/** A link to the details page of an item of any type; plain text if the console has no page for the type. */
export function ResourceLink({ type, id, name }: ResourceLinkProps) {
  if (!entryOfType(useRegistry(), type)) return name
  return (
    <AppLink to={paths.details(type, id)} className={linkClass}>
      {name}
    </AppLink>
  )
}

/** An address from a service if it is safe to link to; null unless it is http or https. */
export function safeAddress(address: string): string | null {
  const url = URL.parse(address)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}
