export const extensions = () => '/extensions'
export const services = () => '/os-services'
export const zones = () => '/os-availability-zone'
export const pools = () => '/scheduler-stats/get_pools'
