import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { buttonClass } from '../../ui/button-class.ts'
import { pageMessages } from './page.messages.ts'

export const HomeLink = () => (
  <Link to="/" className={buttonClass()}>
    <FormattedMessage {...pageMessages.home} />
  </Link>
)
