export * from './identity.ts'
export * from './image.ts'
export * from './network.ts'
export * from './network-services.ts'
