import {
  regionEndpoints,
  registeredEndpointEndpoints,
  registeredServiceEndpoints,
  type Region,
  type RegisteredEndpoint,
  type RegisteredService,
} from '@meridian/contract'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { regionChoices, serviceChoices } from '../../services/identity/catalog-choices.ts'
import { catalogMessages as messages, interfaces } from './catalog.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const serviceSchema = z.object({
  name: z.string().trim().max(255),
  type: z.string().trim().min(1).max(255),
  description: z.string(),
  enabled: z.boolean(),
})

/** Creates a service, or edits `item`. */
export function ServiceForm({ item }: { item?: RegisteredService }) {
  return (
    <PlainForm
      schema={serviceSchema}
      item={item}
      defaults={{
        name: item?.name ?? '',
        type: item?.type ?? '',
        description: item?.description ?? '',
        enabled: item?.enabled ?? true,
      }}
      fields={{
        name: { label: words.name },
        type: { label: words.type, hint: messages.typeHint },
        description: { label: words.description, multiline: true },
        enabled: { label: words.enabled },
      }}
      nameOf={({ name, type }) => name || type}
      preflight={{ none: 'administrators have no quota of the catalogue' }}
      submit={({ name, ...rest }, send): Promise<unknown> => {
        const body = { ...rest, ...(name && { name }) }
        return item
          ? send(registeredServiceEndpoints.registeredServiceUpdate, { params: { id: item.id }, body })
          : send(registeredServiceEndpoints.registeredServiceCreate, { body })
      }}
    />
  )
}

/** Creates an endpoint, or edits `item`. */
export function EndpointForm({ item }: { item?: RegisteredEndpoint }) {
  const { formatMessage } = useIntl()
  const schema = useMemo(
    () =>
      z.object({
        service_id: z.string().min(1),
        interface: z.enum(['public', 'internal', 'admin']),
        region_id: z.string(),
        url: z
          .string()
          .trim()
          .max(225)
          .regex(/^[a-zA-Z0-9+.-]+:.+/, formatMessage(messages.urlInvalid)),
        enabled: z.boolean(),
      }),
    [formatMessage],
  )
  return (
    <PlainForm
      schema={schema}
      item={item}
      defaults={{
        service_id: item?.service_id ?? '',
        interface: item?.interface ?? 'public',
        region_id: item?.region_id ?? '',
        url: item?.url ?? '',
        enabled: item?.enabled ?? true,
      }}
      fields={{
        interface: { label: moreWords.interface, words: interfaces },
        url: { label: moreWords.url, hint: messages.urlHint },
        enabled: { label: words.enabled },
        service_id: { label: typeNames.service, options: serviceChoices },
        region_id: {
          label: typeNames.region,
          // Keystone cannot remove the region of an endpoint.
          options: regionChoices(messages.anyRegion, { isRequired: Boolean(item?.region_id) }),
        },
      }}
      nameOf={({ url }) => url}
      preflight={{ none: 'administrators have no quota of the catalogue' }}
      submit={({ region_id: region, ...rest }, send): Promise<unknown> => {
        const body = { ...rest, ...(region && { region_id: region }) }
        return item
          ? send(registeredEndpointEndpoints.endpointUpdate, { params: { id: item.id }, body })
          : send(registeredEndpointEndpoints.endpointCreate, { body })
      }}
    />
  )
}

const regionSchema = z.object({
  id: z.string().trim().min(1).max(255),
  description: z.string(),
  parent_region_id: z.string(),
})

/** Creates a region, or edits `item`, whose id is its name and stays. */
export function RegionForm({ item }: { item?: Region }) {
  return (
    <PlainForm
      schema={regionSchema}
      item={item}
      defaults={{
        id: item?.id ?? '',
        description: item?.description ?? '',
        parent_region_id: item?.parent_region_id ?? '',
      }}
      fields={{
        id: { label: words.id, shown: () => !item },
        description: { label: words.description, multiline: true },
        parent_region_id: { label: messages.parent, options: regionChoices(messages.anyRegion, { without: item?.id }) },
      }}
      nameOf={({ id }) => item?.id ?? id}
      preflight={{ none: 'administrators have no quota of the catalogue' }}
      submit={({ id, parent_region_id: parent, description }, send): Promise<unknown> => {
        const body = { description, parent_region_id: parent || null }
        return item
          ? send(regionEndpoints.regionUpdate, { params: { id: item.id }, body })
          : send(regionEndpoints.regionCreate, { body: { id, ...body } })
      }}
    />
  )
}
