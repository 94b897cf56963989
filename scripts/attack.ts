import { type Service, startPostgres } from '../packages/server/test/services.ts'
import { ATTACKS } from './online/attacks.ts'
import { commandLine } from './online/command-line.ts'
import { freePort } from './online/free-port.ts'
import { NodeProcess, newFolder } from './online/node-process.ts'

const ABOUT = `Attacks a server of its own on this machine as strangers would, with its usual limits, and says of each attack whether
the server held. Ends with 0 if it held all of them, with 1 if not, and with 2 if there is no verdict.`

const values = commandLine('attack', ABOUT, {
  store: { otherwise: 'sqlite', says: 'where the server keeps everything: sqlite or postgres' },
  only: { otherwise: '', says: 'only attacks with this in their name' },
})

/** After so long an attack has come to no end. */
const LONGEST_MS = 240_000

/** The limits of a server as it comes, but wider for guests and messages, since all attackers come from one address, and
 * with less patience for half a request, so that a run ends soon. */
const USUAL = {
  REQUESTS_PER_MINUTE: '1200',
  GUESTS_PER_MINUTE: '200',
  LOGINS_PER_MINUTE: '10',
  JOINS_PER_MINUTE: '60',
  MESSAGES_PER_SECOND: '200',
  CONNECTIONS_PER_ADDRESS: '200',
  CONNECTIONS_PER_PLAYER: '20',
  TABLES_PER_PLAYER: '100',
  REQUEST_SECONDS: '5',
  BOT_PAUSE: '0',
  LOG_LEVEL: 'fatal',
}

/** Each attack meets a server of its own: what one has used up is not missing to the next. */
async function attack(name: string, postgres: Service | undefined): Promise<boolean> {
  const shared =
    postgres === undefined ? {} : { DATABASE_URL: postgres.url, SECRET: 'attackers may not guess this secret' }
  const node = new NodeProcess(await freePort(), { ...USUAL, ...shared, DATA_DIR: newFolder() })
  await node.start()
  const noEnd = `no end after ${LONGEST_MS / 60_000} minutes`
  const late = new Promise<string>(resolve => setTimeout(() => resolve(noEnd), LONGEST_MS).unref())
  const broken = await Promise.race([ATTACKS[name]?.(node.address), late])
  const isAlive = await fetch(`http://${node.address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
  const fault = broken ?? (isAlive ? undefined : 'the server is not ready afterwards')
  console.log(`${fault === undefined ? 'held  ' : 'BROKEN'} ${name}${fault === undefined ? '' : `: ${fault}`}`)
  await node.signal('SIGKILL')
  return fault === undefined
}

const names = Object.keys(ATTACKS).filter(name => name.includes(values.only))
try {
  const postgres = values.store === 'postgres' ? await startPostgres() : undefined
  let held = 0
  for (const name of names) if (await attack(name, postgres)) held++
  await postgres?.stop()
  console.log(`${held} of ${names.length} attacks held off`)
  process.exit(held === names.length ? 0 : 1)
} catch (fault) {
  console.log(`No verdict: ${fault instanceof Error ? fault.stack : fault}`)
  process.exit(2)
}
