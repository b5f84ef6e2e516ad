import { defineMessages } from 'react-intl'

export const containerFormMessages = defineMessages({
  exists: { id: 'container.form.exists', defaultMessage: 'A container with that name exists.' },
  slash: { id: 'container.form.slash', defaultMessage: 'Container name must not contain "/".' },
  dots: { id: 'container.form.dots', defaultMessage: 'Container name must not be "." or "..".' },
  accessHint: {
    id: 'container.form.accessHint',
    defaultMessage: 'Everybody who has the link can list and read the objects of a public container.',
  },
})

export const containerFormLabels = defineMessages({
  name: { id: 'container.form.name', defaultMessage: 'Container Name' },
  policy: { id: 'container.form.policy', defaultMessage: 'Storage Policy' },
  isPublic: { id: 'container.form.isPublic', defaultMessage: 'Public Access' },
})

export const containerFormPhrases = defineMessages<{ created: { name: string } }>({
  created: { id: 'container.form.created', defaultMessage: 'Container {name} created.' },
})
