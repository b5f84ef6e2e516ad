import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** A link to an address of `paths.ts`; one that begins with `?` opens a dialog over the page that it is on. */
export const AppLink = ({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) => {
  const [path = '', query = ''] = to.split('?')
  const search = Object.fromEntries(new URLSearchParams(query))
  return path === '' ? (
    <Link to="." search={(now: object) => ({ ...now, ...search })} state={{ overPage: true }} {...rest} />
  ) : (
    <Link to={path} search={search} {...rest} />
  )
}
