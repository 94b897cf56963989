import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser that can be told by push: what it gives the server, and how it opens what it gets (RFC 8291). */
export class PushedBrowser {
  readonly #keys = createECDH('prime256v1')
  readonly #secret = randomBytes(16)
  readonly p256dh = this.#keys.generateKeys('base64url')
  readonly auth = this.#secret.toString('base64url')

  open(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + (body[20] ?? 0))
    const sealed = body.subarray(21 + sender.length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender])
    const key = hkdfSync('sha256', this.#keys.computeSecret(sender), this.#secret, info, 32)
    const derived = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', new Uint8Array(key), salt, `Content-Encoding: ${what}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
}
