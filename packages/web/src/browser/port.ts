import { lineOf, mistakeOf, type Said, saidOf } from '../words/said.ts'

/**
 * A typed way between the page and a worker: the page calls what the worker offers and gets promises; the worker can
 * tell news unasked. Ours, because what is refused must arrive as a `Mistake` in every language.
 */

/** What a worker offers, as the page calls it. */
export type Called<Offers> = {
  readonly [Name in keyof Offers]: Offers[Name] extends (...given: infer Given) => infer Value
    ? (...given: Given) => Promise<Awaited<Value>>
    : never
}

/** One end of the way: a worker as the page has it, or the worker's own scope. */
export interface End {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void
}

interface Call {
  readonly call: number
  readonly name: string
  readonly given: readonly unknown[]
}

type Answer<News> =
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly refused: Said; readonly line: number | undefined }
  | { readonly news: News }

/** The worker's side: answers calls by what is offered. Gives back how news are told. */
export function offer<News = never>(end: End, offers: object): (news: News) => void {
  const post = (answer: Answer<News>) => end.postMessage(answer)
  end.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
    const { call, name, given } = data
    try {
      // Both sides are built together: what the page calls is there, and takes what it is given.
      post({ call, value: await Reflect.apply(Reflect.get(offers, name), offers, given) })
    } catch (fault) {
      post({ call, refused: saidOf(fault), line: lineOf(fault) })
    }
  })
  return news => post({ news })
}

/** The page's side: what the worker offers. News go to whoever listens; `open` are the calls that wait for their answer. */
export function callsTo<Offers, News = never>(
  end: End,
  onNews: (news: News) => void = () => undefined,
  open = new Map<number, PromiseWithResolvers<unknown>>(),
): Called<Offers> {
  let calls = 0
  end.addEventListener('message', ({ data }: MessageEvent<Answer<News>>) => {
    if ('news' in data) return onNews(data.news)
    const waiting = open.get(data.call)
    open.delete(data.call)
    if ('refused' in data) waiting?.reject(mistakeOf(data.refused, data.line))
    else waiting?.resolve(data.value)
  })
  // A worker that could not be started answers nothing.
  end.addEventListener('error', ({ message }) => {
    for (const { reject } of open.values()) reject(new Error(message))
    open.clear()
  })
  return new Proxy({} as Called<Offers>, {
    get:
      (_, name) =>
      (...given: readonly unknown[]) => {
        const call = ++calls
        const waiting = Promise.withResolvers<unknown>()
        open.set(call, waiting)
        end.postMessage({ call, name: String(name), given } satisfies Call)
        return waiting.promise
      },
  })
}
