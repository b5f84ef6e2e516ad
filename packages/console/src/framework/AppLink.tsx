import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** A link to an address of `paths.ts`. */
export const AppLink = ({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) => (
  <Link to={to} {...rest} />
)
