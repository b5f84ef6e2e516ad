import { Link, useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { linkClass } from '../../ui/classes.ts'
import { entryOfType, useRegistry } from '../resource/registry.ts'

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string }

/** A link to an address of `paths.ts`; one that begins with `?` opens a dialog over the page that it is on. */
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
  /** Of `to`. */
  path: string
  search: Record<string, string>
}

/**
 * Leads to the same page from everywhere. The router's own link works out where it leads and whether it is there each
 * time the address changes, which in a table of them every key of a search would feel.
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

/** It opens elsewhere than in this tab. */
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
  children: ReactNode
}

/** Leads to the page of a thing of any type; plain words where the console has no pages of that type. */
export function ResourceLink({ type, id, children }: ResourceLinkProps) {
  if (!entryOfType(useRegistry(), type)) return children
  return (
    <AppLink to={paths.details(type, id)} className={linkClass}>
      {children}
    </AppLink>
  )
}

/** An address from a service that a link may lead to; null for what a browser would run, or not open. */
export function safeAddress(address: string): string | null {
  const url = URL.parse(address)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}
