import type { SoftwareConfigRow } from './store.ts'

export const toSummary = ({ id, name, group, creation_time }: SoftwareConfigRow) => ({ id, name, group, creation_time })

export const toConfig = ({ config, inputs, outputs, options, ...row }: SoftwareConfigRow) => ({
  ...toSummary({ config, inputs, outputs, options, ...row }),
  config,
  inputs,
  outputs,
  options,
})
