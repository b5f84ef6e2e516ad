import type { IntlShape } from 'react-intl'
import { AppLink } from '../link/AppLink.tsx'
import type { Breadcrumb } from '../resource/resource.ts'

/** Pages above this one, as steps of its trail. */
export const breadcrumbLinks = (intl: IntlShape, way: readonly Breadcrumb[]) =>
  way.map(({ label, to }) => (
    // A name may be longer than there is room for.
    <AppLink key={to} to={to} title={typeof label === 'string' ? label : undefined}>
      {typeof label === 'string' ? <bdi>{label}</bdi> : intl.formatMessage(label)}
    </AppLink>
  ))
