/**
 * A program that plays a whole game online, in JavaScript and without any library. docs/protocol.md explains the messages.
 *
 *     node examples/online.js ws://localhost:8080/ws TOKEN dominion
 *
 * A token is made on the page under "Account". It plays like online.py beside it: by chance.
 */

const [address = 'ws://localhost:8080/ws', token = '', game = 'dominion'] = process.argv.slice(2)
const socket = new WebSocket(address)
let table = ''
let messages = 0
// Whoever is cut off before the end has failed.
process.exitCode = 1

/** A server takes 40 messages a second and 200 at once: whoever is quicker for long waits a little. Says how many milliseconds. */
let due = 0
function pause() {
  due = Math.max(due, Date.now() - 2500) + 25
  return Math.max(0, due - Date.now())
}

/** Says something; what comes of it is told by the message's id. */
function say(message) {
  socket.send(JSON.stringify({ id: `m${++messages}`, ...message }))
}

/** Some of the choices, as many as may be taken. */
function choose({ choices, min, max, orNone }) {
  if (orNone && Math.random() < 0.1) return []
  const left = [...choices]
  const count = Math.min(left.length, min + Math.floor(Math.random() * (max - min + 1)))
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0])
}

const HEARD = {
  welcome() {
    const seats = [{ kind: 'open' }, { kind: 'bot', level: 'random' }]
    const what = game === 'dominion' ? { selection: 'base' } : {}
    say({ id: 'create', type: 'create', game, setup: {}, ...what, seats, listed: false, timer: { per: 'none' } })
  },

  acknowledged({ id, table: made }) {
    if (id !== 'create') return
    table = made
    say({ type: 'watch', table })
    say({ type: 'start', table })
  },

  /** What has happened, and how the table stands: a question is answered by its number. */
  feed({ standing: { question, result } }) {
    if (question !== null) {
      const { number } = question
      setTimeout(() => say({ type: 'answer', table, number, answer: choose(question) }), pause())
    }
    if (result === null) return
    console.log(JSON.stringify(result))
    process.exitCode = 0
    socket.close()
  },

  /** An answer may come too late; anything else is a mistake of ours. */
  refused({ id, reason }) {
    console.error(reason)
    if (id === 'hello' || id === 'create') socket.close()
  },
}

socket.onopen = () => say({ id: 'hello', type: 'hello', version: 1, token })
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data)
  HEARD[message.type]?.(message)
}
socket.onclose = ({ code, reason }) => {
  if (process.exitCode !== 0) console.error(`The connection was closed: ${reason || code}`)
}
