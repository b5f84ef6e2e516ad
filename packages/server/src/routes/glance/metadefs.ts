import { glance } from '@meridian/contract'
import { metadefs } from '@meridian/openstack'
import type { MetadefNamespace } from '@meridian/wire'
import type { FastifyInstance } from 'fastify'
import { eachOf } from '../../each-of.ts'
import { filtersOf, pageOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'
import { associationChanges, associationWith, attributesOf, namesOfType, toAssociation } from './metadefs.map.ts'

export function metadefRoutes(app: FastifyInstance): void {
  serve(app, glance.namespaceList, async ({ query }, request) => {
    const client = request.openstack('image')
    const { resource_type: type, properties_target: target, sort_key: key, sort_dir: direction } = query
    const { resource_type: _type, properties_target: _target, ...filters } = filtersOf(query)
    const types = type === undefined ? undefined : namesOfType(type)
    const asked = {
      ...filters,
      resource_types: types?.join(),
      sort_key: key ?? 'namespace',
      sort_dir: direction ?? 'asc',
    }
    const { items, ...page } = await pageOf(query, async (window) => {
      const { items: namespaces, more } = await metadefs.page(client, { ...asked, ...window })
      return { items: namespaces.map((namespace) => ({ ...namespace, id: namespace.namespace })), more }
    })
    const show = ({ namespace }: MetadefNamespace, as?: string) => metadefs.show(client, namespace, as)
    if (!types) return { ...page, items: await eachOf(items, (namespace) => show(namespace)) }
    const associated = items.flatMap((namespace) => {
      const association = associationWith(types, target)(namespace)
      return association ? [{ namespace, name: association.name }] : []
    })
    return { ...page, items: await eachOf(associated, ({ namespace, name }) => show(namespace, name)) }
  })

  serve(app, glance.namespaceUpdate, async ({ params: { name }, body }, request) => {
    const client = request.openstack('image')
    const current = attributesOf(await metadefs.show(client, name, undefined))
    return metadefs.replace(client, name, { ...current, ...body })
  })

  serve(app, glance.namespaceAssociationsReplace, async ({ params: { name }, body }, request) => {
    const client = request.openstack('image')
    const current = await metadefs.associations(client, name)
    const { removed, added } = associationChanges(current, body.resource_type_associations.map(toAssociation))
    await eachOf(removed, (association) => metadefs.dissociate(client, name, association.name))
    await eachOf(added, (association) => metadefs.associate(client, name, association))
  })

  serveResource(app, 'image', [
    [
      glance.namespaceCreate,
      (client, { resource_type_associations: associations, ...namespace }) =>
        metadefs.create(client, {
          ...namespace,
          ...(associations && { resource_type_associations: associations.map(toAssociation) }),
        }),
    ],
    [glance.namespaceView, (client, name) => metadefs.show(client, name, undefined)],
    [glance.namespaceDelete, metadefs.remove],
    [glance.resourceTypeList, metadefs.resourceTypes],
  ])
}
