import { friends } from '@kartentisch/protocol'
import { useRepeated } from './asking.ts'
import type { OpenConnection } from './Connected.tsx'

const EVERY_MS = 5000

/** Whom one follows, as it is now; nothing for guests. */
export const useFriends = ({ connected, player }: OpenConnection) =>
  useRepeated(friends, connected && !player.guest ? 'api/friends' : undefined, EVERY_MS)
