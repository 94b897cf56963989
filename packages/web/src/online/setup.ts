import type { Request } from '@kartentisch/protocol/client'

type Given = Extract<Request, { type: 'create' }>['setup']

/** A set-up as it is sent to the server, which knows itself how many players there are. */
export function givenSetup(setup: object): Given {
  const given: Given = {}
  for (const [field, value] of Object.entries(setup)) {
    if (field === 'players') continue
    if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') given[field] = value
    else if (Array.isArray(value)) given[field] = value.map(String)
  }
  return given
}
