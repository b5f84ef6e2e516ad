export * from './identity.ts'
export * from './image.ts'
