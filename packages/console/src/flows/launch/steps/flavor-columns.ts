import type { Flavor } from '@meridian/contract'
import type { Column, Facet } from '../../../framework/resource/column.ts'
import { formatGigabytes, formatMegabytes } from '../../../framework/text/units.ts'
import { flavorDisk } from '../rules/quota.ts'
import { amount, flag, flagFacet, named, numberFacet, textFacet } from './columns.ts'

const isPublic = (flavor: Flavor) => flavor['os-flavor-access:is_public']

export const flavorColumns: Column<Flavor>[] = [
  named(),
  amount('vcpus', ({ vcpus }) => vcpus, undefined, { priority: 1 }),
  amount('ram', ({ ram }) => ram, formatMegabytes, { priority: 1 }),
  amount('totalDisk', flavorDisk, formatGigabytes, { priority: 2 }),
  amount('rootDisk', ({ disk }) => disk, formatGigabytes),
  amount('ephemeralDisk', (flavor) => flavor['OS-FLV-EXT-DATA:ephemeral'], formatGigabytes),
  flag('public', isPublic),
]

export const flavorFacets: Facet<Flavor>[] = [
  textFacet('name', ({ name }) => name),
  numberFacet('vcpus', ({ vcpus }) => vcpus),
  numberFacet('ram', ({ ram }) => ram),
  flagFacet('public', isPublic),
]
