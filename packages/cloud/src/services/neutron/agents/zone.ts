/** The one availability zone of networks and routers. */
export const ZONE = 'nova'
