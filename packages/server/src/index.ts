export { type Config, oddSettings, readConfig, SETTING_NAMES } from './http/config.ts'
export { dumpMonth } from './http/dumping.ts'
export { type Server, startServer } from './http/server.ts'
export { backUp } from './store/backup.ts'
