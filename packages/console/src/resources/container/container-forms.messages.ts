import { defineMessages } from 'react-intl'

export const containerFormMessages = defineMessages({
  exists: { id: 'container.form.exists', defaultMessage: 'A container with that name exists.' },
  slash: { id: 'container.form.slash', defaultMessage: 'Container name must not contain "/".' },
  dots: { id: 'container.form.dots', defaultMessage: 'Container name must not be "." or "..".' },
  accessHint: {
    id: 'container.form.accessHint',
    defaultMessage: 'Everybody who has the link can list and read the objects of a public container.',
  },
  name: { id: 'container.form.name', defaultMessage: 'Container Name' },
})

export const containerFormPhrases = defineMessages<{ created: { name: string } }>({
  created: { id: 'container.form.created', defaultMessage: 'Container {name} created.' },
})
