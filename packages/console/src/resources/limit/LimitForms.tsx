import { domainEndpoints, limitEndpoints, registeredLimitEndpoints } from '@meridian/contract'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { projectChoices } from '../../services/identity/project-choices.ts'
import { regionChoices, serviceChoices } from '../../services/identity/catalog-choices.ts'
import { limitMessages as messages } from './limit.messages.ts'
import { registeredLimitQueries, type Limit, type RegisteredLimit } from './limit.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const amount = z.number().int().min(-1).max(0x7fffffff)

const registeredSchema = z.object({
  service_id: z.string().min(1),
  region_id: z.string(),
  resource_name: z.string().trim().min(1).max(255),
  default_limit: amount,
  description: z.string(),
})

/** Registers a limit, or edits `item`; what it limits stays. */
export function RegisteredLimitForm({ item }: { item?: RegisteredLimit }) {
  const isNew = () => !item
  return (
    <PlainForm
      schema={registeredSchema}
      item={item}
      defaults={{
        service_id: item?.service_id ?? '',
        region_id: item?.region_id ?? '',
        resource_name: item?.resource_name ?? '',
        default_limit: item?.default_limit ?? 10,
        description: item?.description ?? '',
      }}
      fields={{
        resource_name: { label: moreWords.resource, hint: messages.resourceHint, shown: isNew },
        default_limit: { label: messages.default, hint: messages.amountHint },
        description: { label: words.description, multiline: true },
        service_id: { label: typeNames.service, options: serviceChoices, shown: isNew },
        region_id: { label: typeNames.region, options: regionChoices(messages.anyRegion), shown: isNew },
      }}
      nameOf={({ resource_name: name }) => item?.resource_name ?? name}
      preflight={{ none: 'limits have no limit' }}
      submit={({ region_id: region, default_limit, description, ...what }, send): Promise<unknown> =>
        item
          ? send(registeredLimitEndpoints.registeredLimitUpdate, {
              params: { id: item.id },
              body: { default_limit, description },
            })
          : send(registeredLimitEndpoints.registeredLimitCreate, {
              body: { ...what, default_limit, description, region_id: region || null },
            })
      }
    />
  )
}

const limitSchema = z.object({
  registered: z.string().min(1),
  scope: z.enum(['project', 'domain']),
  project_id: z.string().min(1),
  domain_id: z.string().min(1),
  resource_limit: amount,
  description: z.string(),
})

const registeredChoices = choicesOf({
  query: registeredLimitQueries.list(),
  options: ({ items }) =>
    items.map(({ id, resource_name: name, service_name: service, region_id: region }) => ({
      value: id,
      label: [service, name, region].filter(Boolean).join(' · '),
    })),
  placeholder: messages.selectRegistered,
  none: messages.noRegistered,
})

const domainChoices = choicesOf({
  query: query(domainEndpoints.domainList),
  placeholder: messages.selectDomain,
  none: messages.noDomains,
})

/** Sets the limit of a project or domain, or edits `item`. */
export function LimitForm({ item }: { item?: Limit }) {
  const isNew = () => !item
  return (
    <PlainForm
      schema={limitSchema}
      item={item}
      defaults={{
        registered: '',
        scope: 'project',
        project_id: '',
        domain_id: '',
        resource_limit: item?.resource_limit ?? 10,
        description: item?.description ?? '',
      }}
      fields={{
        scope: { label: moreWords.scope, words: { project: words.project, domain: words.domain }, shown: isNew },
        resource_limit: { label: typeNames.limit, hint: messages.amountHint },
        description: { label: words.description, multiline: true },
        registered: { label: messages.registered, options: registeredChoices, shown: isNew },
        project_id: {
          label: words.project,
          options: projectChoices,
          shown: ({ scope }) => !item && scope === 'project',
        },
        domain_id: {
          label: words.domain,
          options: domainChoices,
          shown: ({ scope }) => !item && scope === 'domain',
        },
      }}
      nameOf={() => item?.resource_name ?? ''}
      preflight={{ none: 'limits have no limit' }}
      submit={async ({ registered, scope, project_id, domain_id, ...change }, send): Promise<unknown> => {
        if (item) return send(limitEndpoints.limitUpdate, { params: { id: item.id }, body: change })
        const { service_id, region_id, resource_name } = await send(registeredLimitEndpoints.registeredLimitView, {
          params: { id: registered },
        })
        return send(limitEndpoints.limitCreate, {
          body: {
            service_id,
            region_id,
            resource_name,
            ...(scope === 'project' ? { project_id } : { domain_id }),
            ...change,
          },
        })
      }}
    />
  )
}
