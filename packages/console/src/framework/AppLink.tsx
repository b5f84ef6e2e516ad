import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** A link to an address of `paths.ts`; one that begins with `?` opens a dialog over the page that it is on. */
export const AppLink = ({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) =>
  to.startsWith('?') ? (
    <Link
      to="."
      search={(now: object) => ({ ...now, ...Object.fromEntries(new URLSearchParams(to)) })}
      state={{ overPage: true }}
      {...rest}
    />
  ) : (
    <Link to={to} {...rest} />
  )
