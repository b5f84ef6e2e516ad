export { buildApp, type AppOptions } from './app.ts'
export { ConfigError, readConfig, type Config } from './config.ts'
