import { useConnection } from './connection.ts'

/** Whoever has an account hears what the server has to say to them, whichever page they look at. */
export function Listening(): null {
  useConnection()
  return null
}
