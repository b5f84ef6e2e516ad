import { path, withQuery } from '../../../url.ts'

export const qosSpecs = () => '/qos-specs'
export const deleteKeys = (id: string) => path`/qos-specs/${id}/delete_keys`
export const associations = (id: string) => path`/qos-specs/${id}/associations`
export const associate = (id: string, typeId: string) =>
  withQuery(path`/qos-specs/${id}/associate`, { vol_type_id: typeId })
export const disassociate = (id: string, typeId: string) =>
  withQuery(path`/qos-specs/${id}/disassociate`, { vol_type_id: typeId })
