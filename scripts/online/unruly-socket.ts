import { below, type Random } from '@kartentisch/kernel'
import type { Socket } from '@kartentisch/protocol/client'
import { WebSocket } from 'ws'

/** How wild a client's connection is: of a thousand frames so many are doubled, and so many held back. */
const DOUBLED = 30
const HELD_BACK = 30

/**
 * A connection on which frames come twice and out of order, both ways. The first frame each way is left alone, since
 * without a welcome there is no connection yet.
 */
export function unrulySocket(url: string, cookie: string, random: Random): Socket {
  const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false })
  const outer: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: text => unruly(text, whole => socket.readyState === socket.OPEN && socket.send(whole)),
    close: () => socket.close(),
  }
  let frames = 0
  const unruly = (text: string, pass: (text: string) => unknown) => {
    const chance = frames++ < 2 ? 1000 : below(random, 1000)
    if (chance < HELD_BACK) setTimeout(() => pass(text), 1 + below(random, 60))
    else pass(text)
    if (chance >= HELD_BACK && chance < HELD_BACK + DOUBLED) setTimeout(() => pass(text), below(random, 60))
  }
  const call = (name: 'onopen' | 'onclose' | 'onerror' | 'onmessage', event: unknown) => {
    const listener = outer[name] as ((event: unknown) => void) | null
    listener?.(event)
  }
  socket.on('open', () => call('onopen', {}))
  socket.on('close', () => call('onclose', {}))
  socket.on('error', () => call('onerror', {}))
  socket.on('message', part => unruly(String(part), data => call('onmessage', { data })))
  return outer
}
