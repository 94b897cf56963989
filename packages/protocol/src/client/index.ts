export { Client, type Player, Refused, type Request } from './client.ts'
export type { Chat, Follower } from './following.ts'
export type { ClientOptions, Socket } from './options.ts'
