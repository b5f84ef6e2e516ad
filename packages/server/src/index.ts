export { buildApp, type AppOptions } from './app.ts'
export { readDoctorTarget, type DoctorTarget } from './doctor-target.ts'
export { Metrics, metricsApp } from './operation/metrics.ts'
export { ConfigError, readConfig, type Config } from './config.ts'
