export { type Chat, Client, type Follower, type Player, Refused, type Request } from './client.ts'
export type { ClientOptions, Socket } from './options.ts'
